/** What asking for a token can answer. */
export type TokenAnswer =
  | { type: 'token'; token: string; memberId: string }
  /** Nobody is signed in, or the identity service has definitely refused the session. */
  | { type: 'none' }
  /** The network or the identity service is not to be had just now; the session stands. */
  | { type: 'later' };
