import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every mail that the embedded service would have sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('mails_sent_at').on(table.sentAt)],
);
