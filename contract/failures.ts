/**
 * The one catalogue of the service's refusals, by the contract's codes. The server throws nothing else; `src/language/et.json`
 * (`apiErrors`) holds each one's Estonian sentence.
 */

/** The time at which a repeat can help. */
export type Retry = 'never' | 'later' | 'after-sign-in';

export interface FailureKind {
  meaning: string;
  retry: Retry;
  /** True if the server logs it with its cause. */
  isReported: boolean;
}

export const FAILURE_CODES = [
  'NOT_AUTHORIZED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'INTERNAL',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export const FAILURES: Readonly<Record<FailureCode, FailureKind>> = {
  NOT_AUTHORIZED: { meaning: 'The caller may not use this.', retry: 'never', isReported: false },
  NOT_FOUND: { meaning: 'No such thing, or it is another member’s.', retry: 'never', isReported: false },
  BAD_USER_INPUT: { meaning: 'An argument is wrong; `field` names it.', retry: 'never', isReported: false },
  RATE_LIMITED: {
    meaning: 'Too much at once, or in a day; `retryAfterSeconds` says when.',
    retry: 'later',
    isReported: false,
  },
  INTERNAL: { meaning: 'Anything else, with a reference number.', retry: 'later', isReported: true },
};

/** Looks only at the codes, so that a worker carries no sentences that only the server says. */
export function isFailureCode(code: unknown): code is FailureCode {
  return (FAILURE_CODES as readonly unknown[]).includes(code);
}

/** True if the thing is not there, or closed to the caller: asking again cannot help, and a kept copy is not hers to see. */
export function isGone(code: FailureCode): boolean {
  return code === 'NOT_FOUND' || code === 'NOT_AUTHORIZED';
}
