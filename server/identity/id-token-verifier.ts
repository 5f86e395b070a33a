import { errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Clock } from '../core/clock.ts';
import type { IdClaims, Identity } from '../ports/identity.ts';

export interface IdTokenVerifierOptions {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  clock: Clock;
}

/** The pool's own id tokens and nothing else: RS256, this issuer, this client, not expired, `token_use` id. */
export function createIdTokenVerifier(options: IdTokenVerifierOptions): Identity {
  return { verifyIdToken: (token) => verify(token, options) };
}

async function verify(
  token: string,
  { keys, issuer, clientId, clock }: IdTokenVerifierOptions,
): Promise<IdClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      currentDate: clock(),
      requiredClaims: ['sub', 'exp', 'iat', 'email', 'token_use'],
    });
    const { sub, email, iat: issuedAt } = payload;
    if (payload['token_use'] !== 'id' || sub === undefined || typeof email !== 'string') return null;
    if (issuedAt === undefined) return null;
    const isEmailVerified = payload['email_verified'] === true;
    return { sub, email, isEmailVerified, groups: groupsIn(payload['cognito:groups']), issuedAt };
  } catch (error) {
    if (isKeySetUnreachable(error)) throw error;
    return null;
  }
}

function groupsIn(claim: unknown): readonly string[] {
  return Array.isArray(claim) ? claim.filter((group) => typeof group === 'string') : [];
}

/** Errors that are not the token's fault and must not sign anybody out. jose has other codes for bad tokens. */
function isKeySetUnreachable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code;
}
