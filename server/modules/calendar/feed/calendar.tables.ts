import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The private calendar address of each member who asked for it. Another nonce revokes the address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  memberId: uuid().primaryKey(),
  /** The address is derived from this and a secret of the installation. */
  nonce: uuid().notNull(),
  /** SHA-256 of the token in the address, hexadecimal. */
  tokenHash: text().notNull().unique('calendar_feeds_token'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Grows by one when its events are found to be others than when it was read before. */
  revision: integer().notNull().default(0),
  /** SHA-256 of the events of that revision, and when they were found. Null until it is first read. */
  digest: text(),
  changedAt: timestamp({ withTimezone: true }),
});
