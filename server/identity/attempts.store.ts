import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';
import { createHmac, randomUUID } from 'node:crypto';
import { refuse } from './cognito-errors.ts';
import type { Refusal } from './cognito-errors.ts';
import { RATE_LIMITS } from './identity.limits.ts';
import type { LimitedAction } from './identity.limits.ts';
import { identityAttempts } from './identity.tables.ts';
import type { Pool } from './pool.ts';

/** What is limited, and for whom: an account, a network address, or both. */
export type Limited = readonly [action: LimitedAction, whom: string];

function subjectOf(pool: Pool, [action, whom]: Limited): string {
  return createHmac('sha256', pool.keys.hashKey).update(`attempt ${action} ${whom}`).digest('hex');
}

export interface Attempt {
  /** Takes the attempt back: it did not count. */
  withdraw(): Promise<void>;
}

/**
 * Counts an attempt before it is made, so that many at once cannot all slip through before the first is counted.
 * Where a limit is reached the attempt is refused, and not counted.
 */
export async function admit(pool: Pool, ...limits: Limited[]): Promise<Attempt | Refusal> {
  const now = pool.clock();
  const table = identityAttempts;
  await pool.database.delete(table).where(lte(table.expiresAt, now));
  const attempts = limits.map((limited) => ({
    id: randomUUID(),
    subject: subjectOf(pool, limited),
    expiresAt: new Date(now.getTime() + RATE_LIMITS[limited[0]].windowMs),
  }));
  if (attempts.length === 0) return { withdraw: () => Promise.resolve() };
  await pool.database.insert(table).values(attempts);
  const counted = await pool.database
    .select({ subject: table.subject, total: count() })
    .from(table)
    .where(
      and(
        inArray(
          table.subject,
          attempts.map((attempt) => attempt.subject),
        ),
        gt(table.expiresAt, now),
      ),
    )
    .groupBy(table.subject);
  const totals = new Map(counted.map((row) => [row.subject, row.total]));
  const withdraw = async () => {
    await pool.database.delete(table).where(
      inArray(
        table.id,
        attempts.map((attempt) => attempt.id),
      ),
    );
  };
  const isOver = limits.some(
    (limited) => (totals.get(subjectOf(pool, limited)) ?? 0) > RATE_LIMITS[limited[0]].count,
  );
  if (!isOver) return { withdraw };
  await withdraw();
  return refuse('LimitExceededException');
}

/** Begins the count anew. */
export async function forgetAttempts(pool: Pool, limited: Limited): Promise<void> {
  await pool.database.delete(identityAttempts).where(eq(identityAttempts.subject, subjectOf(pool, limited)));
}
