/** Mails to all members, or to those of a plan, ahead of time: changes of price and of terms. */
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  /** Of the text and its readers: under one id everybody is told the same. */
  fingerprint: text().notNull(),
  /** The moment when the first of its mails was to go out. */
  begunAt: moment().notNull(),
});

/** The members who have been mailed: after a failure it goes on from there, and tells nobody twice. */
export const announcementMails = pgTable(
  'announcement_mails',
  { announcementId: text().notNull(), memberId: uuid().notNull(), mailedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.memberId] }),
    index('announcement_mails_member').on(table.memberId),
  ],
);
