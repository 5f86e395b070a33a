/**
 * Decides the outcome of an answer for the entries that were sent. Codes decide, never the words of a message, and anything that
 * is not a clear answer keeps the entries: an answer cut off, a captive portal's page and a 502 all mean "later", and a 503 is no
 * answer to the request (service-unavailable.ts).
 */
import { isFailureCode } from '../../contract/failures.ts';
import type { QueuedAnswers, QueuedKind } from '../../contract/queued-mutations.ts';
import { aliasOf } from './batch.ts';
import type { Entry, Refusal } from './entry.ts';
import type { ServiceUnavailable } from './service-unavailable.ts';

export type EntryOutcome =
  | { type: 'delivered'; answer: QueuedAnswers[QueuedKind] }
  | { type: 'refused'; refusal: Refusal }
  /** The server failed on this entry. */
  | { type: 'failed' }
  /** Not attempted, because an entry before it failed; or too many calls. */
  | { type: 'later' };

export type BatchOutcome =
  /** Per entry, in the entries' order. */
  | { type: 'answered'; outcomes: EntryOutcome[]; retryAfterMs?: number }
  /** The whole document was turned down or was too large, so which entry is to blame is unknown. */
  | { type: 'document-failed' }
  | { type: 'unauthenticated' }
  /** Nothing ran, because this device's clock is this far ahead (negative: behind). */
  | { type: 'clock-wrong'; aheadMs: number }
  /** `isUnreached`: nothing of the service's own came back. */
  | { type: 'later'; retryAfterMs?: number; isUnreached?: true; isUnavailable?: never }
  | ServiceUnavailable;

interface GraphQLProblem {
  path?: readonly unknown[];
  extensions?: { code?: unknown; field?: unknown; retryAfterSeconds?: unknown; clockAheadMs?: unknown };
}

/** `body` is the parsed JSON, or undefined if there was none. */
export function outcomeOf(status: number, body: unknown, entries: readonly Entry[]): BatchOutcome {
  if (status === 401) return { type: 'unauthenticated' };
  if (status === 413) return { type: 'document-failed' };
  if (!isGraphQLAnswer(body)) return { type: 'later', isUnreached: true };
  if (status === 400) return documentFailure(body.errors ?? [], entries);
  if (status !== 200 || (!body.data && !body.errors)) return { type: 'later', isUnreached: true };
  if (!body.data) return documentFailure(body.errors ?? [], entries);
  const { data, errors = [] } = body;
  const outcomes = entries.map((entry) => {
    const answer = data[aliasOf(entry)];
    // A failure below an answer is a part of it: the entry itself is stored.
    return entryOutcome(answer, answer == null ? problemOf(errors, aliasOf(entry)) : undefined);
  });
  const retryAfterMs = Math.max(0, ...errors.map(retryAfterMsOf));
  return {
    type: 'answered',
    outcomes: laterAfterFailure(outcomes),
    ...(retryAfterMs > 0 && { retryAfterMs }),
  };
}

function documentFailure(errors: readonly GraphQLProblem[], entries: readonly Entry[]): BatchOutcome {
  const { clockAheadMs: aheadMs, code, field } = errors[0]?.extensions ?? {};
  if (typeof aheadMs === 'number') return { type: 'clock-wrong', aheadMs };
  // If one entry was sent alone, a value that its field cannot hold is its own fault; `query` is the document.
  if (entries.length === 1 && code === 'BAD_USER_INPUT' && typeof field === 'string' && field !== 'query')
    return { type: 'answered', outcomes: [{ type: 'refused', refusal: { code, field } }] };
  const limited = errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  if (!limited) return { type: 'document-failed' };
  const retryAfterMs = retryAfterMsOf(limited);
  return { type: 'later', ...(retryAfterMs > 0 && { retryAfterMs }) };
}

function entryOutcome(answer: unknown, problem: GraphQLProblem | undefined): EntryOutcome {
  if (!problem) {
    // Every queued mutation returns something; null without an error is no answer.
    return answer == null
      ? { type: 'failed' }
      : { type: 'delivered', answer: answer as QueuedAnswers[QueuedKind] };
  }
  const code = problem.extensions?.code;
  if (code === 'RATE_LIMITED') return { type: 'later' };
  if (!isFailureCode(code) || code === 'INTERNAL') return { type: 'failed' };
  const field = problem.extensions?.field;
  return { type: 'refused', refusal: { code, ...(typeof field === 'string' && { field }) } };
}

/** After a failure the server attempts nothing more of the document, so that order is kept. */
function laterAfterFailure(outcomes: readonly EntryOutcome[]): EntryOutcome[] {
  const first = outcomes.findIndex(({ type }) => type === 'failed' || type === 'later');
  return outcomes.map((outcome, index) =>
    first !== -1 && index > first && outcome.type === 'failed' ? { type: 'later' } : outcome,
  );
}

function problemOf(errors: readonly GraphQLProblem[], alias: string): GraphQLProblem | undefined {
  return errors.find(({ path }) => path?.[0] === alias);
}

function retryAfterMsOf({ extensions }: GraphQLProblem): number {
  const seconds = extensions?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0;
}

function isGraphQLAnswer(
  body: unknown,
): body is { data?: Record<string, unknown> | null; errors?: readonly GraphQLProblem[] } {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
