/** Mails to all members, or to those of a plan, ahead of time: changes of price and of terms. */
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  /** Of what is mailed and to whom: under one id everybody is told the same. */
  fingerprint: text().notNull(),
  /** When the first of its mails was to go out. */
  begunAt: moment().notNull(),
});

/** To whom it has been mailed, which is how it goes on after a failure and tells nobody twice. */
export const announcementMails = pgTable(
  'announcement_mails',
  { announcementId: text().notNull(), memberId: uuid().notNull(), mailedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.memberId] }),
    index('announcement_mails_member').on(table.memberId),
  ],
);
