import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Rare calls that limits count: one row per call, removed when its window has passed. */
export const callCounts = pgTable(
  'call_counts',
  {
    id: uuid().primaryKey(),
    /** HMAC of the action and the caller, so that no member and no address can be read here. */
    subject: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('call_counts_subject').on(table.subject, table.expiresAt),
    index('call_counts_expiry').on(table.expiresAt),
  ],
);
