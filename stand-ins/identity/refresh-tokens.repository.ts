/**
 * Refresh tokens and their rotation.
 *
 *   live ──exchanged──► rotated ──its successor exchanged──► any use of it is reuse: the sign-in ends
 *    │                     └─ until then it can be exchanged again: the answer may have been lost in a cellar, days ago
 *    └──signed out, password changed──► revoked            └──30 days after sign-in──► expired
 */
import { and, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { endAddresses } from '../../server/modules/account/account/end-addresses.repository.ts';
import { signOutBefore } from '../../server/modules/platform/revocations/not-before.repository.ts';
import { REFRESH_LIFE_MS } from './identity-limits.ts';
import { identityRefreshTokens } from './identity.tables.ts';
import type { SignIn } from './tokens.ts';

const table = identityRefreshTokens;
type RefreshToken = typeof table.$inferSelect;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function insert(
  database: Database,
  row: Omit<RefreshToken, 'hash' | 'rotatedAt' | 'revokedAt'>,
): Promise<string> {
  const token = randomBytes(48).toString('base64url');
  await database.insert(table).values({ ...row, hash: hashOf(token) });
  return token;
}

/** The first token of a new sign-in. */
export async function startSignIn(
  database: Database,
  userId: string,
  now: Date,
): Promise<SignIn & { token: string }> {
  await database.delete(table).where(and(eq(table.userId, userId), lte(table.expiresAt, now)));
  const signIn = { originJti: randomUUID(), signedInAt: now };
  const expiresAt = new Date(now.getTime() + REFRESH_LIFE_MS);
  return { ...signIn, token: await insert(database, { ...signIn, userId, parentHash: null, expiresAt }) };
}

export type Rotation =
  | { state: 'rotated'; userId: string; signIn: SignIn; token: string }
  | { state: 'reused' }
  | { state: 'invalid' };

/** Exchanges a token for its successor. Run it in a transaction. */
export async function rotateRefreshToken(database: Database, token: string, now: Date): Promise<Rotation> {
  const hash = hashOf(token);
  const isLive = and(eq(table.hash, hash), isNull(table.revokedAt), gt(table.expiresAt, now));
  const [current] = await database.select().from(table).where(isLive).for('update');
  if (current === undefined) return { state: 'invalid' };
  if (current.rotatedAt !== null && !(await mayAnswerAgain(database, current))) {
    await revokeSignIn(database, current.originJti, now);
    await signOutBefore(database, current.userId, now);
    return { state: 'reused' };
  }
  if (current.rotatedAt === null)
    await database.update(table).set({ rotatedAt: now }).where(eq(table.hash, hash));
  const { userId, originJti, signedInAt, expiresAt } = current;
  const next = await insert(database, { userId, originJti, signedInAt, expiresAt, parentHash: hash });
  return { state: 'rotated', userId, signIn: { originJti, signedInAt }, token: next };
}

/** A successor in use proves that the device has it; before that, asking again with the old one is no theft. */
async function mayAnswerAgain(database: Database, { hash }: RefreshToken): Promise<boolean> {
  const isUsedSuccessor = and(eq(table.parentHash, hash), isNotNull(table.rotatedAt));
  const successors = await database.select({ hash: table.hash }).from(table).where(isUsedSuccessor).limit(1);
  return successors.length === 0;
}

/** Returns the sign-in that a refresh token belongs to, valid or not. */
export async function signInOfToken(database: Database, token: string): Promise<string | null> {
  const [row] = await database
    .select({ originJti: table.originJti })
    .from(table)
    .where(eq(table.hash, hashOf(token)));
  return row?.originJti ?? null;
}

export async function isSignInLive(database: Database, originJti: string): Promise<boolean> {
  const isLive = and(eq(table.originJti, originJti), isNull(table.revokedAt));
  const rows = await database.select({ hash: table.hash }).from(table).where(isLive).limit(1);
  return rows.length === 1;
}

export async function revokeSignIn(database: Database, originJti: string, now: Date): Promise<void> {
  await database
    .update(table)
    .set({ revokedAt: now })
    .where(and(eq(table.originJti, originJti), isNull(table.revokedAt)));
}

/**
 * Ends every sign-in of the user but, if given, one, whose own tokens must be renewed too. Ends the addresses too that she may
 * have given away, which anyone who was in her account may have read there.
 */
export async function revokeSignInsOfUser(
  database: Database,
  { userId, exceptOriginJti, now }: { userId: string; exceptOriginJti?: string; now: Date },
): Promise<void> {
  const isOther = exceptOriginJti === undefined ? undefined : ne(table.originJti, exceptOriginJti);
  await database
    .update(table)
    .set({ revokedAt: now })
    .where(and(eq(table.userId, userId), isNull(table.revokedAt), isOther));
  await endAddresses(database, userId);
  await signOutBefore(database, userId, now);
}
