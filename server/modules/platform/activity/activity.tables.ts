import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';

/** When each member last used the service, by days in Tallinn: nothing finer is needed. */
export const memberActivity = pgTable(
  'member_activity',
  {
    memberId: uuid().primaryKey(),
    activeOn: date().notNull(),
    /** The day on which she was told that her account will be erased; null unless she has been idle since. */
    noticedOn: date(),
    /** When it was last found that she may not be erased yet, or that it could not be found out. */
    keptOn: date(),
  },
  (table) => [index('member_activity_day').on(table.activeOn)],
);
