/** The possible results of asking for a token. */
export type TokenAnswer =
  | { type: 'token'; token: string; memberId: string }
  /** Nobody is signed in, or the identity service has definitely refused the session. */
  | { type: 'none' }
  /** The network or the identity service is out of reach for now; the session is kept. */
  | { type: 'later' };
