import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { IdentityAdmin } from '../ports/identity-admin.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import type { Clock } from './clock.ts';
import type { PageTokens } from './page-tokens.ts';

/** The services that every module works with, created once per server. A module adds those that it alone offers. */
export interface Services {
  database: Database;
  objects: ObjectStore;
  clock: Clock;
  pageTokens: PageTokens;
  identityAdmin: IdentityAdmin;
  /** The origin at which members reach the server, without a slash at the end. */
  publicUrl: string;
  /** Multiplies what one member may store in a day; 1 except in load tests. */
  storedTimes: number;
  /** Set within a batch: runs one entry so that its failure leaves nothing of it behind. */
  asEntry?: <Result>(work: () => PromiseLike<Result>) => Promise<Result>;
  /** Set within a batch: keeps what is to be done once its transaction has committed. */
  afterCommit?: (work: (services: Services) => Promise<unknown>) => void;
}

/**
 * Does work that no answer waits for, as a call to the storage, which may hang: no transaction is held open for it. If it fails
 * or the process ends before it, a sweep does it.
 */
export function onceCommitted(services: Services, work: (services: Services) => Promise<unknown>): void {
  if (services.afterCommit === undefined) void work(services).catch(() => undefined);
  else services.afterCommit(work);
}

/**
 * Runs `work` as one: in a transaction of its own, or as part of the batch's entry, which is one already. Work that finds
 * everything done writes or holds a row all the same: what only reads is acknowledged at once, though the commit that it found
 * may still wait for a second machine, and be lost with the first.
 */
export function atomically<Result>(
  { database, asEntry }: Pick<Services, 'database' | 'asEntry'>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return asEntry === undefined ? inTransaction(database, work) : work(database);
}
