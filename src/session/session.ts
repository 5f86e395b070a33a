/** Who is signed in, as the page knows it. */

export interface Member {
  /** The identity's subject, `Profile.id`; the key under which this device keeps her data. */
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
 * in again she keeps reading and logging, and nothing is sent.
 */
export type Session =
  | { state: 'authenticating' }
  | { state: 'unauthenticated' }
  | { state: 'authenticated'; member: Member; needsSignIn: boolean };
