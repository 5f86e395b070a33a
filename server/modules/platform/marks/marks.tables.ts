/** A member's small state, the same on all her devices (contract/marks/). */
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The day of a planned training, of its value as the app writes it. Of other JSON it fails nothing and finds none; what is meant the
 * reader decides by the value itself.
 */
export function plannedDayOf(value: SQLWrapper): SQL {
  return sql`substring(${value} from '"at":"([0-9]{4}-[0-9]{2}-[0-9]{2})T')`;
}

export const marks = pgTable(
  'marks',
  {
    memberId: uuid().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    /** JSON; null if it has ended. */
    value: text(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Its place in the order in which hers were stored; each change moves it to the end. */
    place: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.key] }),
    index('marks_in_order').on(table.memberId, table.place),
    // Finds the plans of all members for a day.
    index('marks_planned')
      .on(plannedDayOf(table.value), table.memberId)
      .where(sql`${table.kind} = 'planned-training' and ${table.value} is not null`),
  ],
);

/** The last place given to each member's marks. Storing marks locks the row, so that none becomes visible out of order. */
export const markPlaces = pgTable('mark_places', {
  memberId: uuid().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});
