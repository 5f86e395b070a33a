/** The trainings that a member has done. Keys carry the member first: ids are looked up among the caller's own. */
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const completions = pgTable(
  'completions',
  {
    memberId: uuid().notNull(),
    /** `<day>_<trainingId>_<memberId>`. */
    id: text().notNull(),
    trainingId: text().notNull(),
    eventDateTime: text().notNull(),
    eventAt: moment().notNull(),
    /** The member's own day and month, from `eventDateTime`. */
    day: date().notNull(),
    month: text().notNull(),
    removedAt: moment(),
    /** Further moments of the day at which it was marked as done and which still count: each is taken back by itself. */
    alsoDoneAt: text().array().notNull().default([]),
    /** Each moment that was taken back: a replay of it must not complete the training again. */
    takenBack: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('completions_timeline')
      .on(table.memberId, table.eventAt, table.id)
      .where(sql`${table.removedAt} is null`),
    index('completions_month')
      .on(table.memberId, table.month)
      .where(sql`${table.removedAt} is null`),
    index('completions_of_all')
      .on(table.eventAt, table.id)
      .where(sql`${table.removedAt} is null`),
  ],
);
