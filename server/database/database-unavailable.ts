/** Tells a database that cannot be used now from one that has answered a statement. */
import pg from 'pg';
import { sqlStateOf } from './in-transaction.ts';

/**
 * Classes of SQLSTATE, and single ones: the connection, the login, no such database, no room or memory, a shutdown or a start,
 * the machine; and a former primary, which takes no writes.
 */
const UNAVAILABLE_STATES = /^(?:08|28|3D|53|57P0|58|25006)/;

/** There was no connection, it broke, or nothing came on it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** The system's code: `ECONNREFUSED`. */
  readonly code: unknown;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  }
}

/** Returns what is to be thrown for what a connection has thrown. */
export function connectionError(error: unknown): unknown {
  const isOurs = error instanceof TypeError || error instanceof RangeError;
  const isAnswer = error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable;
  return isOurs || isAnswer ? error : new DatabaseUnavailable(error);
}

/** Returns whether an error means that the database cannot be used now, also when GraphQL or drizzle has wrapped it. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = behind(cause))
    if (cause instanceof DatabaseUnavailable || UNAVAILABLE_STATES.test(sqlStateOf(cause) ?? '')) return true;
  return false;
}

function behind(error: Error): unknown {
  return 'originalError' in error ? error.originalError : error.cause;
}
