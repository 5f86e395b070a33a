import { and, eq, gt } from 'drizzle-orm';
import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { plainCode } from '../../contract/copied-text.ts';
import { CODE_LIFE_MS } from './identity-limits.ts';
import { identityCodes } from './identity.tables.ts';
import type { Pool } from './pool.ts';

export type CodeKind = keyof typeof CODE_LIFE_MS;

const DIGITS = 6;

function hashOf(pool: Pool, userId: string, kind: CodeKind, code: string): string {
  return createHmac('sha256', pool.keys.hashKey).update(`code ${kind} ${userId} ${code}`).digest('hex');
}

function isOf(userId: string, kind: CodeKind) {
  return and(eq(identityCodes.userId, userId), eq(identityCodes.kind, kind));
}

/** A new code of six digits; it replaces the one before. `newEmail` is the address that it is to prove, if not hers yet. */
export async function createCode(
  pool: Pool,
  database: Database,
  userId: string,
  kind: CodeKind,
  newEmail: string | null = null,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const hash = hashOf(pool, userId, kind, code);
  const expiresAt = new Date(pool.clock().getTime() + CODE_LIFE_MS[kind]);
  await database
    .insert(identityCodes)
    .values({ userId, kind, hash, newEmail, expiresAt })
    .onConflictDoUpdate({
      target: [identityCodes.userId, identityCodes.kind],
      set: { hash, newEmail, expiresAt },
    });
  return code;
}

export type CodeState = 'right' | 'wrong' | 'expired' | 'none';

/** Looks only: a right code stays usable until it is consumed. */
export async function checkCode(
  pool: Pool,
  userId: string,
  kind: CodeKind,
  code: string,
): Promise<CodeState> {
  const [kept] = await pool.database.select().from(identityCodes).where(isOf(userId, kind));
  if (kept === undefined) return 'none';
  if (kept.hash !== hashOf(pool, userId, kind, plainCode(code))) return 'wrong';
  return kept.expiresAt > pool.clock() ? 'right' : 'expired';
}

/** Uses the code up; false if another request did so first. */
export async function consumeCode(
  pool: Pool,
  database: Database,
  { userId, kind, code }: { userId: string; kind: CodeKind; code: string },
): Promise<boolean> {
  const isThis = and(isOf(userId, kind), eq(identityCodes.hash, hashOf(pool, userId, kind, plainCode(code))));
  const deleted = await database.delete(identityCodes).where(isThis).returning({ kind: identityCodes.kind });
  return deleted.length === 1;
}

/** Returns whether a code of the kind can still be used. */
export async function hasLiveCode(
  pool: Pool,
  database: Database,
  userId: string,
  kind: CodeKind,
): Promise<boolean> {
  const isLive = and(isOf(userId, kind), gt(identityCodes.expiresAt, pool.clock()));
  const live = await database.select({ kind: identityCodes.kind }).from(identityCodes).where(isLive);
  return live.length > 0;
}

/** The address that waits to become hers; null if none does. */
export async function findNewEmail(pool: Pool, userId: string): Promise<string | null> {
  const [kept] = await pool.database.select().from(identityCodes).where(isOf(userId, 'email'));
  return kept !== undefined && kept.expiresAt > pool.clock() ? kept.newEmail : null;
}
