/**
 * Counts rare calls in the database, so that all processes share them. The caller is stored as a hash. Frequent calls are
 * counted in memory (core/minute-counts.ts).
 */
import { and, count, eq, gt, lte, min } from 'drizzle-orm';
import { createHmac, randomUUID } from 'node:crypto';
import type { CallLimit } from '../../../core/call-limits.ts';
import type { Clock } from '../../../core/clock.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Network } from '../../../core/network.ts';
import type { Database } from '../../../database/database.ts';
import { callCounts } from './call-counts.tables.ts';

/** Counts one call of `action` by the caller `whom`. Returns the seconds to wait if there were too many, else null. */
export type CountCall = (
  action: string,
  whom: MemberId | Network,
  limit: CallLimit,
) => Promise<number | null>;

export function createCountCall(database: Database, clock: Clock, secret: Buffer): CountCall {
  const table = callCounts;
  return async (action, whom, limit) => {
    const subject = createHmac('sha256', secret).update(`call ${action} ${whom}`).digest('hex');
    const now = clock();
    const id = randomUUID();
    await database.delete(table).where(lte(table.expiresAt, now));
    // Counted before it is made, so that many at once cannot all slip through before the first is counted.
    await database.insert(table).values({ id, subject, expiresAt: new Date(now.getTime() + limit.windowMs) });
    const [counted] = await database
      .select({ total: count(), firstEnds: min(table.expiresAt) })
      .from(table)
      .where(and(eq(table.subject, subject), gt(table.expiresAt, now)));
    if (counted === undefined || counted.total <= limit.count) return null;
    await database.delete(table).where(eq(table.id, id));
    const waitMs = (counted.firstEnds?.getTime() ?? now.getTime()) - now.getTime();
    return Math.max(1, Math.ceil(waitMs / 1000));
  };
}
