import type { CombinedError } from '@urql/core';
import { type FailureCode, isFailureCode } from '../../contract/failures.ts';
import type { Connection } from '../offline/connection.ts';

/**
 *   loading ──▶ ready        there is an answer: perhaps an empty one, or only an older one from this device
 *      └─────▶ offline       nothing is kept here, and the service cannot be reached
 *      └─────▶ failed        nothing is kept here, and the service refused or broke
 */
export type ReadingState = 'loading' | 'ready' | 'offline' | 'failed';

type Outcome<Answer> =
  | { state: 'ready'; answer: Answer; code?: undefined }
  | { state: 'loading' | 'offline'; answer?: undefined; code?: undefined }
  | { state: 'failed'; answer?: undefined; code: FailureCode };

/** A screen's knowledge about a question. */
export type Reading<Answer> = Outcome<Answer> & {
  /** Every page is in the answer. If not, the others are being read (`isAsking`), or one of them cannot be had. */
  isWhole: boolean;
  /** When the answer last came from the service (epoch ms), if this device knows. Undefined while online. */
  asOf: number | undefined;
  /** The reason why the service refused the answer or a part of it, when it was last asked. */
  refusal: FailureCode | undefined;
  /** The service is being asked for the answer or for its further pages, although there may already be an answer. */
  isAsking: boolean;
  /** Asks the service again, even if an answer is kept. */
  retry: () => void;
};

interface Asked<Answer> {
  answer: Answer | undefined;
  /** Somebody answered: the service or this device, perhaps that there is nothing. */
  isAnswered: boolean;
  isAsking: boolean;
  error: CombinedError | undefined;
}

export function outcomeOf<Answer>(
  { answer, isAnswered, isAsking, error }: Asked<Answer>,
  connection: Connection,
): Outcome<Answer> {
  if (answer !== undefined) return { state: 'ready', answer };
  if (isAsking) return { state: 'loading' };
  // If graphcache has nothing, it does not say that the network failed, and other requests may have come through since.
  const isUnreached = error ? error.networkError !== undefined : !isAnswered;
  if (connection === 'offline' || isUnreached) return { state: 'offline' };
  return { state: 'failed', code: codeOf(error) };
}

/** True if the answer ends early: a page after those that are in it cannot be read. */
export function isCut({ state, isWhole, isAsking }: Reading<unknown>): boolean {
  return state === 'ready' && !isWhole && !isAsking;
}

export function codeOf(error: CombinedError | undefined): FailureCode {
  const code = error?.graphQLErrors[0]?.extensions['code'];
  return isFailureCode(code) ? code : 'INTERNAL';
}

/** Returns the age of several readings together: that of the oldest. */
export function oldest(...readings: readonly { asOf: number | undefined }[]): number | undefined {
  const known = readings.flatMap(({ asOf }) => asOf ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}
