import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../server/core/clock.ts';
import { TOKEN_LIFE_SECONDS } from './identity-limits.ts';
import type { IdentityKeys } from './keys.ts';

export interface TokenSubject {
  id: string;
  email: string;
  groups: readonly string[];
}

/** One sign-in, which refreshing keeps. */
export interface SignIn {
  originJti: string;
  signedInAt: Date;
}

export interface AccessClaims {
  sub: string;
  originJti: string;
}

export interface Tokens {
  issue(
    subject: TokenSubject,
    signIn: SignIn,
    notBefore: Date | null,
  ): Promise<{ AccessToken: string; IdToken: string }>;
  /** The claims of this service's own access token; whether its sign-in still lives is not looked at. */
  verifyAccessToken(token: string): Promise<AccessClaims | null>;
}

export interface TokenIssuer {
  keys: IdentityKeys;
  issuer: string;
  clientId: string;
  clock: Clock;
}

/** Tokens count whole seconds: one made in the very second up to which others are refused is dated to the next. */
function issueTime(now: Date, notBefore: Date | null): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return notBefore === null ? seconds : Math.max(seconds, Math.floor(notBefore.getTime() / 1000) + 1);
}

/** Amplify revokes at sign-out only what carries `origin_jti`, so both tokens do. */
export function createTokens({ keys, issuer, clientId, clock }: TokenIssuer): Tokens {
  const ownKeys = createLocalJWKSet({ keys: [keys.publicJwk] });

  function sign(
    claims: Record<string, unknown>,
    subject: TokenSubject,
    signIn: SignIn,
    now: number,
  ): Promise<string> {
    const shared = {
      event_id: randomUUID(),
      auth_time: Math.floor(signIn.signedInAt.getTime() / 1000),
      origin_jti: signIn.originJti,
      ...(subject.groups.length === 0 ? {} : { 'cognito:groups': subject.groups }),
    };
    return new SignJWT({ ...shared, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: keys.publicJwk.kid })
      .setSubject(subject.id)
      .setIssuer(issuer)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFE_SECONDS)
      .sign(keys.signingKey);
  }

  return {
    async issue(subject, signIn, notBefore) {
      const now = issueTime(clock(), notBefore);
      const scope = 'aws.cognito.signin.user.admin';
      const accessClaims = { token_use: 'access', scope, client_id: clientId, username: subject.id };
      const { email } = subject;
      const idClaims = {
        token_use: 'id',
        aud: clientId,
        'cognito:username': subject.id,
        email,
        email_verified: true,
      };
      const [AccessToken, IdToken] = await Promise.all([
        sign(accessClaims, subject, signIn, now),
        sign(idClaims, subject, signIn, now),
      ]);
      return { AccessToken, IdToken };
    },

    async verifyAccessToken(token) {
      const options = { issuer, algorithms: ['RS256'], currentDate: clock(), requiredClaims: ['sub', 'exp'] };
      const verified = await jwtVerify(token, ownKeys, options).catch(() => null);
      if (verified === null) return null;
      const { sub, token_use: use, client_id: client, origin_jti: originJti } = verified.payload;
      if (use !== 'access' || client !== clientId || sub === undefined || typeof originJti !== 'string')
        return null;
      return { sub, originJti };
    },
  };
}
