/**
 * The tables of the embedded identity service. With real Cognito they stay empty. No password and no
 * code is stored: verifiers are sealed under a key outside the database, codes and tokens are hashed.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const identityUsers = pgTable('identity_users', {
  /** The member's `sub`. The verifier is bound to it, so it never changes. */
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailLower: text().notNull().unique('identity_users_email_lower'),
  /** SRP salt, hexadecimal. */
  salt: text().notNull(),
  /** SRP verifier, sealed (AES-256-GCM), base64. */
  sealedVerifier: text().notNull(),
  isConfirmed: boolean().notNull(),
  createdAt: moment().notNull(),
  passwordChangedAt: moment().notNull(),
});

const userId = () =>
  uuid()
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

export const identityGroups = pgTable(
  'identity_groups',
  { userId: userId(), groupName: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.groupName] })],
);

/** One row per issued token that has not expired. A rotated one is kept, so that its reuse is noticed. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    /** SHA-256 of the token, hexadecimal. */
    hash: text().primaryKey(),
    userId: userId(),
    /** The sign-in this token descends from; the same for all tokens that rotation made of it. */
    originJti: uuid().notNull(),
    /** The token this one was exchanged for; null for the first of a sign-in. */
    parentHash: text(),
    signedInAt: moment().notNull(),
    expiresAt: moment().notNull(),
    rotatedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index('identity_refresh_tokens_user').on(table.userId),
    index('identity_refresh_tokens_origin').on(table.originJti),
    index('identity_refresh_tokens_parent').on(table.parentHash),
  ],
);

/** The one valid code of a kind per user; a new one replaces it. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    userId: userId(),
    kind: text().notNull(),
    /** HMAC of the six digits under a secret outside the database: six digits alone could be tried out. */
    hash: text().notNull(),
    /** The address it was mailed to, if that is to become hers; else null. */
    newEmail: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('identity_codes_kind', sql`${table.kind} in ('sign-up', 'reset', 'email')`),
  ],
);

/** SRP challenges already answered, until they expire by themselves. */
export const identityUsedNonces = pgTable(
  'identity_used_nonces',
  { nonce: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index('identity_used_nonces_expiry').on(table.expiresAt)],
);

/** Attempts that rate limits count: one row each, removed when its window has passed. */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    id: uuid().primaryKey(),
    /** HMAC of the limited action and its subject: neither an email nor an address is readable here. */
    subject: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('identity_attempts_subject').on(table.subject, table.expiresAt),
    index('identity_attempts_expiry').on(table.expiresAt),
  ],
);
