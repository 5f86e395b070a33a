import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The link to the shopping list of each member who shared it. Deleting the row ends the link. */
export const shoppingLinks = pgTable('shopping_links', {
  memberId: uuid().primaryKey(),
  /** The address is derived from this and a secret of the installation. */
  nonce: uuid().notNull(),
  /** SHA-256 of the token in the address, hexadecimal. */
  tokenHash: text().notNull().unique('shopping_links_token'),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
