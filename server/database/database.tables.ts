import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that every process of one installation must share; made by whichever starts first. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** 32 random bytes, base64; beside them, under `health`, the moment of the last look at whether a write is taken. */
  value: text().notNull(),
});
