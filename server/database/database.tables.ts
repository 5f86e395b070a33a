import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that every process of one installation must share; made by whichever starts first. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
