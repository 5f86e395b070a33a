import type { ServiceUnavailable } from './service-unavailable.ts';

export type PassEnd =
  | { type: 'empty' }
  /**
   * Something passing is in the way; try again, not before `retryAfterMs` if it is given. `isUnreached`: the network is, for
   * nothing of the service came back.
   */
  | { type: 'later'; retryAfterMs?: number; isUnreached?: true; isUnavailable?: never }
  | ServiceUnavailable
  | { type: 'sign-in-needed' }
  /** Another tab or the worker is sending. */
  | { type: 'busy' };
