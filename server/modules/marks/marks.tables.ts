/** Small state of hers that is the same on all her devices (src/contract/marks/). */
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const marks = pgTable(
  'marks',
  {
    memberId: uuid().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    /** JSON; null where it has ended. */
    value: text(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Where it stands in the order in which hers were stored; each change moves it to the end. */
    place: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.key] }),
    index('marks_in_order').on(table.memberId, table.place),
  ],
);

/** The last place given to each member's marks. Whoever stores some holds the row, so that none becomes visible out of order. */
export const markPlaces = pgTable('mark_places', {
  memberId: uuid().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});
