export interface Member {
  /** The identity's subject, `Profile.id`; the key under which this device stores her data. */
  id: string;
  email: string;
  groups: readonly string[];
}

/**
 *   authenticating ──kept session──▶ authenticated ──refresh refused──▶ authenticated, needsSignIn
 *         │                             │    ▲                                   │
 *         └──none──▶ unauthenticated ◀──┘    └───────────── sign-in ◀────────────┘
 *                          sign-out
 *
 * Only a definite refusal by the identity service sets `needsSignIn`; a network failure never does. Until she signs
 * in again she can keep reading and logging, but nothing is sent.
 */
export type Session =
  | { state: 'authenticating' }
  | { state: 'unauthenticated' }
  | { state: 'authenticated'; member: Member; needsSignIn: boolean };
