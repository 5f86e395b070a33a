import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { paymentReconciliation } from './subscriptions.tables.ts';

const EVENTS = 'events';

/** The first second of the card service's events that has not been gone through; null before the first turn. */
export async function readReached(database: Database): Promise<Date | null> {
  const rows = await database
    .select({ reachedAt: paymentReconciliation.reachedAt })
    .from(paymentReconciliation)
    .where(eq(paymentReconciliation.name, EVENTS));
  return rows[0]?.reachedAt ?? null;
}

export async function keepReached(database: Database, reachedAt: Date): Promise<void> {
  await database
    .insert(paymentReconciliation)
    .values({ name: EVENTS, reachedAt })
    .onConflictDoUpdate({ target: paymentReconciliation.name, set: { reachedAt } });
}
