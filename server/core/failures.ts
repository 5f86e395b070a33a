/** Expected failures by the catalogue's codes. The cause of any other stays in the log, without any value of a member's. */
import { DrizzleQueryError } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { FailureCode } from '../../src/contract/failures.ts';
import { FAILURES } from '../../src/contract/failures.ts';
import { sqlStateOf } from '../database/in-transaction.ts';
import type { Log } from './log.ts';

export interface FailureDetails {
  /** The argument that is wrong. */
  field?: string;
  retryAfterSeconds?: number;
  /** How far the device's clock is ahead; negative if it is behind. */
  clockAheadMs?: number;
}

/** Thrown by a resolver to answer with a code of the catalogue. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, message: string = FAILURES[code].meaning, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function badInput(field: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { field });
}

/** Returns whether a repeat would be refused again, so that later entries may be sent. */
export function isRefusal(error: unknown): boolean {
  const failure = failureBehind(error);
  return failure !== null && FAILURES[failure.code].retry === 'never';
}

/** The failure that an error stands for, or that it was wrapped around; null for any other. */
export function failureBehind(error: unknown): Failure | null {
  for (let cause = error; cause instanceof Error; cause = originalOf(cause)) {
    if (cause instanceof Failure) return cause;
  }
  return null;
}

export function originalOf(error: Error): unknown {
  return 'originalError' in error ? error.originalError : undefined;
}

export function newReference(): string {
  return randomBytes(4).toString('hex');
}

/** Logs an unexpected failure and returns its reference number. */
export function report(error: unknown, log: Log): string {
  const reference = newReference();
  const original = error instanceof Error ? (originalOf(error) ?? error) : error;
  const frames =
    original instanceof Error ? (original.stack ?? '').split('\n').filter((line) => /^ +at /.test(line)) : [];
  log.error({ reference, ...causeOf(original), frames }, 'unexpected failure');
  return reference;
}

/**
 * Returns what may be logged about a failure. Messages of failed statements contain their parameters, that is a member's figures:
 * of those the SQL state alone is named.
 */
export function causeOf(error: unknown): { sqlState: string | null; cause: string } {
  const sqlState = sqlStateOf(error);
  const isOfStatement = sqlState !== null || isFailedStatement(error);
  return { sqlState, cause: isOfStatement ? 'A statement failed' : String(error) };
}

function isFailedStatement(error: unknown): boolean {
  return error instanceof DrizzleQueryError || (error instanceof Error && 'query' in error);
}
