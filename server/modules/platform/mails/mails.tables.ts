import { sql } from 'drizzle-orm';
import type { Mail } from '../../../ports/mail.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A mail that was kept instead of sent: a part of what the product holds about a member. */
export interface KeptMail extends Mail {
  sentAt: Date;
}

/** Every mail that the mailbox keeps. The rows here belong to her export and her erasure, whichever service sends mail today. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** The member whose mail it is, whatever her address is by now; null if its address alone says it. */
    memberId: uuid(),
  },
  (table) => [
    index('mails_sent_at').on(table.sentAt),
    index('mails_to').on(sql`lower(${table.to})`),
    index('mails_member').on(table.memberId),
  ],
);
