/**
 * A replayed batch is one transaction: its entries are on the disk together, for the price of one commit, before
 * any of them is answered. Each entry has a savepoint of its own, so a refused one leaves nothing and the others
 * everything.
 */
import { sql } from 'drizzle-orm';
import { isQueuedKind } from '../../contract/queued-mutations.ts';
import { onceCommitted, type Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { asksToTryAgain, inTransaction } from '../database/in-transaction.ts';
import type { AllServices } from '../context/context.ts';

/**
 * Runs a document of these root fields, in one transaction if it is a batch. `run` must have no other effects. Queued mutations
 * can share a transaction because they work with the services' own database alone.
 */
export async function inOneCommit<Result>(
  services: AllServices,
  rootFields: readonly string[],
  run: (services: AllServices) => PromiseLike<Result>,
): Promise<Result> {
  const isBatch = rootFields.length > 1 && rootFields.every(isQueuedKind);
  if (!isBatch) return run(services);
  const snapshot = await services.content.current();
  let afterCommit: ((services: Services) => Promise<unknown>)[] = [];
  const result = await inTransaction(services.database, async (transaction) => {
    const conflicts: unknown[] = [];
    afterCommit = [];
    const answer = await run({
      ...services,
      database: transaction,
      content: { current: () => snapshot },
      knownProfiles: new Set(),
      asEntry: (work) => behindSavepoint(transaction, work, conflicts),
      afterCommit: (work) => afterCommit.push(work),
    });
    if (conflicts.length > 0) throw conflicts[0];
    // PostgreSQL silently rolls back when a failed transaction commits; any statement reveals the failure first.
    await transaction.execute(sql`select 1`);
    return answer;
  });
  for (const work of afterCommit) onceCommitted(services, work);
  return result;
}

/** Does not release the savepoint: the commit does that for all of them, and a batch holds few. */
async function behindSavepoint<Result>(
  transaction: Database,
  work: () => PromiseLike<Result>,
  conflicts: unknown[],
): Promise<Result> {
  await transaction.execute(sql`savepoint entry`);
  try {
    return await work();
  } catch (error) {
    if (asksToTryAgain(error)) conflicts.push(error);
    await transaction.execute(sql`rollback to savepoint entry`);
    throw error;
  }
}
