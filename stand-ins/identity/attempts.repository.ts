import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';
import { createHmac, randomUUID } from 'node:crypto';
import { refuse } from './cognito-errors.ts';
import type { Refusal } from './cognito-errors.ts';
import { RATE_LIMITS } from './identity-limits.ts';
import type { LimitedAction } from './identity-limits.ts';
import { identityAttempts } from './identity.tables.ts';
import type { Pool } from './pool.ts';

/** The limited action and its subject: an account, a network, a device, or two of them. */
export type Limited = readonly [action: LimitedAction, whom: string];

const table = identityAttempts;

function subjectOf(pool: Pool, [action, whom]: Limited): string {
  return createHmac('sha256', pool.keys.hashKey).update(`attempt ${action} ${whom}`).digest('hex');
}

export interface Attempt {
  /** Id by which another request can take it back. */
  ids: readonly string[];
  /** Takes the attempt back: it did not count. */
  withdraw(): Promise<void>;
}

interface Counted {
  id: string;
  subject: string;
  expiresAt: Date;
  limit: number;
}

/**
 * Counts an attempt before it is made, so that many at once cannot all slip through before the first is counted.
 * An attempt over a limit is refused and not counted: a refusal costs one read and writes nothing.
 */
export async function admit(pool: Pool, ...limits: Limited[]): Promise<Attempt | Refusal> {
  const now = pool.clock();
  const attempts = limits.map((limited) => ({
    id: randomUUID(),
    subject: subjectOf(pool, limited),
    expiresAt: new Date(now.getTime() + RATE_LIMITS[limited[0]].windowMs),
    limit: RATE_LIMITS[limited[0]].count,
  }));
  const ids = attempts.map(({ id }) => id);
  const withdraw = () => withdrawAttempts(pool, ids);
  if (attempts.length === 0) return { ids, withdraw };
  if (await isAnyOver(pool, attempts, now, 1)) return refuse('LimitExceededException');
  await pool.database.delete(table).where(lte(table.expiresAt, now));
  await pool.database
    .insert(table)
    .values(attempts.map(({ id, subject, expiresAt }) => ({ id, subject, expiresAt })));
  if (!(await isAnyOver(pool, attempts, now, 0))) return { ids, withdraw };
  await withdraw();
  return refuse('LimitExceededException');
}

/** Returns whether any count, with `coming` ones that are not in the table yet, exceeds its limit. */
async function isAnyOver(
  { database }: Pool,
  attempts: readonly Counted[],
  now: Date,
  coming: number,
): Promise<boolean> {
  const subjects = attempts.map(({ subject }) => subject);
  const counted = await database
    .select({ subject: table.subject, total: count() })
    .from(table)
    .where(and(inArray(table.subject, subjects), gt(table.expiresAt, now)))
    .groupBy(table.subject);
  const totals = new Map(counted.map(({ subject, total }) => [subject, total]));
  return attempts.some(({ subject, limit }) => (totals.get(subject) ?? 0) + coming > limit);
}

/** Takes these attempts back. */
export async function withdrawAttempts({ database }: Pool, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.delete(table).where(inArray(table.id, [...ids]));
}

/** Starts the count again. */
export async function forgetAttempts(pool: Pool, limited: Limited): Promise<void> {
  await pool.database.delete(table).where(eq(table.subject, subjectOf(pool, limited)));
}
