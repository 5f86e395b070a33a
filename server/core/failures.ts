/**
 * From the catalogue's codes to the contract's errors. What is not in the catalogue leaves the server as
 * INTERNAL with a reference number; its cause stays in the log, without any value of a member's.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { randomBytes } from 'node:crypto';
import type { FailureCode } from '../../src/contract/failures.ts';
import { FAILURES } from '../../src/contract/failures.ts';
import { sqlStateOf } from '../database/in-transaction.ts';
import { GraphQLError } from '../graphql/graphql-js.ts';

export interface FailureDetails {
  /** The argument that is wrong. */
  field?: string;
  retryAfterSeconds?: number;
  /** How far the device's clock is ahead; negative where it is behind. */
  clockAheadMs?: number;
}

/** What a resolver throws to answer with a code of the catalogue. */
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

/** Whether sending the same thing again would be refused again, so that entries behind it may go on. */
export function isRefusal(error: unknown): boolean {
  const failure = failureBehind(error);
  return failure !== null && FAILURES[failure.code].retry === 'never';
}

function failureBehind(error: unknown): Failure | null {
  for (let cause = error; cause instanceof Error; cause = originalOf(cause)) {
    if (cause instanceof Failure) return cause;
  }
  return null;
}

function originalOf(error: Error): unknown {
  return 'originalError' in error ? error.originalError : undefined;
}

/** The contract's error for anything that was thrown while a document was answered. */
export function formatError(error: unknown, log: FastifyBaseLogger): GraphQLFormattedError {
  const place = placeOf(error);
  const failure = failureBehind(error);
  if (failure !== null) {
    const reference = failure.code === 'INTERNAL' ? { reference: newReference() } : {};
    return {
      message: failure.message,
      ...place,
      extensions: { code: failure.code, ...failure.details, ...reference },
    };
  }
  if (isDocumentError(error)) return documentError(error, place);
  return {
    message: FAILURES.INTERNAL.meaning,
    ...place,
    extensions: { code: 'INTERNAL', reference: report(error, log) },
  };
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

function placeOf(error: unknown): Place {
  if (!(error instanceof Error)) return {};
  const { path, locations } = error as Partial<Pick<GraphQLFormattedError, 'path' | 'locations'>>;
  return { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
}

/** Faults of the document or its variables: found before any resolver ran, so they have no path and no cause. */
function isDocumentError(error: unknown): error is Error {
  if (!(error instanceof Error) || placeOf(error).path !== undefined) return false;
  return error.constructor.name === 'GraphQLError' && !(originalOf(error) instanceof TypeError);
}

function documentError(error: Error, place: Place): GraphQLFormattedError {
  const field = fieldOf(error);
  const message = error.message.replace(/ ?Did you mean [^?]*\?/g, '');
  return { message, ...place, extensions: { code: 'BAD_USER_INPUT', ...(field === null ? {} : { field }) } };
}

/** The argument that a document error is about: said in the message for a variable, read from the document for a literal. */
function fieldOf(error: Error): string | null {
  const inVariable = /^Variable "\$(\w+)"/.exec(error.message)?.[1];
  if (inVariable !== undefined) return /at "[\w.[\]]*?(\w+)"[;.]/.exec(error.message)?.[1] ?? inVariable;
  const start = error instanceof GraphQLError ? error.nodes?.[0]?.loc?.startToken : undefined;
  return start?.prev?.kind === ':' ? (start.prev.prev?.value ?? null) : null;
}

function newReference(): string {
  return randomBytes(4).toString('hex');
}

/** Logs an unexpected failure and answers its reference number. */
export function report(error: unknown, log: FastifyBaseLogger): string {
  const reference = newReference();
  const original = error instanceof Error ? (originalOf(error) ?? error) : error;
  const frames =
    original instanceof Error ? (original.stack ?? '').split('\n').filter((line) => /^ +at /.test(line)) : [];
  log.error({ reference, ...causeOf(original), frames }, 'unexpected failure');
  return reference;
}

/**
 * What may be logged of a failure. Messages of failed statements carry their parameters, that is a member's figures:
 * of those the SQL state alone is named.
 */
export function causeOf(error: unknown): { sqlState: string | null; cause: string } {
  const sqlState = sqlStateOf(error);
  const isOfStatement = sqlState !== null || isFailedStatement(error);
  return { sqlState, cause: isOfStatement ? 'A statement failed' : String(error) };
}

function isFailedStatement(error: unknown): boolean {
  return error instanceof Error && (error.message.startsWith('Failed query') || 'query' in error);
}
