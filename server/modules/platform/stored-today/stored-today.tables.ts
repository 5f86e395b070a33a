import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredKind } from '../../../../contract/limits.ts';

export const STORED_TODAY_ROOM = 'stored_today_room';

/** One row for each member and kind, which is reset by the first entry of a day. */
export const storedToday = pgTable(
  'stored_today',
  {
    memberId: uuid().notNull(),
    kind: text().$type<StoredKind>().notNull(),
    /** The day in Tallinn. */
    day: date().notNull(),
    /** The number that still fits into this day. Below zero the statement fails, with everything that it would have stored. */
    room: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    check(STORED_TODAY_ROOM, sql`${table.room} >= 0`),
  ],
);
