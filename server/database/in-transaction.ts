import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { setTimeout as pause } from 'node:timers/promises';
import { timerMs } from '../../contract/timers.ts';
import type { Database } from './database.ts';

/** Serialisation failure and deadlock: the database asks for the very same transaction again. */
const TRY_AGAIN_CODES = new Set(['40001', '40P01']);
const MAX_TRIES = 12;
const MAX_PAUSE_MS = 250;

/** PostgreSQL's five-character code of a failed statement, also when drizzle has wrapped it; null for anything else. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}

/** The name of the constraint that a statement would have broken; null for anything else. */
export function constraintOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
}

/** Returns whether the database could not serialise a transaction and would accept it if it ran again. */
export function asksToTryAgain(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== null && TRY_AGAIN_CODES.has(state);
}

/**
 * Runs `work` in one transaction and again when the database could not order it among others, so `work` must
 * have no other effects. Inside it only `transaction` may be used: PGlite has one connection. Called within a
 * transaction it is a savepoint of it, and trying again is left to the outermost.
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const run = () => database.transaction((transaction) => work(transaction));
  return is(database, PgTransaction) ? run() : untilOrdered(run);
}

/** Runs what is a transaction by itself, and again when the database could not order it among others. */
export async function untilOrdered<Result>(run: () => PromiseLike<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!asksToTryAgain(error) || tries === MAX_TRIES) throw error;
      await pause(timerMs(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** tries)));
    }
  }
}
