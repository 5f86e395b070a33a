/** The server's needs of an identity service, Cognito or the embedded one: it tells who is calling. */

/** The claims of a verified id token. */
export interface IdClaims {
  /** The member: `Profile.id`, and the key of everything she owns. */
  sub: string;
  email: string;
  isEmailVerified: boolean;
  groups: readonly string[];
  /** When it was issued, in whole seconds since 1970. */
  issuedAt: number;
}

export interface Identity {
  /** The claims of a valid id token of this pool, or null for anything else: forged, expired, another pool's, an access token. */
  verifyIdToken(token: string): Promise<IdClaims | null>;
}
