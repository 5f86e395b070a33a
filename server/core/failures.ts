/** Expected failures by the catalogue's codes. The cause of any other stays in the log, without any value of a member's. */
import { DrizzleQueryError } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { FailureCode } from '../../contract/failures.ts';
import { FAILURES } from '../../contract/failures.ts';
import { sqlStateOf } from '../database/in-transaction.ts';
import type { Log } from './log.ts';

export interface FailureDetails {
  /** The argument that is wrong. */
  field?: string;
  retryAfterSeconds?: number;
  /** The lead of the device's clock; negative if it is behind. */
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

/** The failure that an error means, or that it was wrapped around; null for any other. */
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
  log.error({ reference, ...causeOf(original) }, 'unexpected failure');
  return reference;
}

export interface Cause {
  sqlState: string | null;
  /** Its type, or that a statement failed. */
  cause: string;
  /** The code of the service or the system. */
  code: string | null;
  frames: string[];
}

/**
 * Returns what may be logged about a failure: its type, its code and its place, never its message. That of a failed statement has its
 * parameters, that is a member's figures; a card or mail service names an address; a parser repeats what it was given.
 */
export function causeOf(error: unknown): Cause {
  const sqlState = sqlStateOf(error);
  const isOfStatement = sqlState !== null || isFailedStatement(error);
  return {
    sqlState,
    cause: isOfStatement ? 'A statement failed' : typeOf(error),
    code: isOfStatement ? null : codeOf(error),
    frames: framesOf(error),
  };
}

/** A word that names something, and no text. */
const WORD = /^[\w-]{1,60}$/;

/** The types of the card service's errors are in a field of their own. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const type = 'type' in error && typeof error.type === 'string' ? error.type : error.name;
  return WORD.test(type) ? type : 'Error';
}

/** Its own code, or that of its cause, as when a call was not connected. */
function codeOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && WORD.test(cause.code)) return cause.code;
  }
  return null;
}

/** The stack begins with the message, which may have lines that look like frames. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  const after = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line));
}

function isFailedStatement(error: unknown): boolean {
  return error instanceof DrizzleQueryError || (error instanceof Error && 'query' in error);
}
