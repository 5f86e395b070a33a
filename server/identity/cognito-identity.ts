import { createRemoteJWKSet, customFetch } from 'jose';
import type { Clock } from '../core/clock.ts';
import { tracedFetch } from '../core/traced-calls.ts';
import type { Trace } from '../core/trace.ts';
import { createIdTokenVerifier } from './id-token-verifier.ts';
import type { Identity } from '../ports/identity.ts';

export interface CognitoPool {
  region: string;
  userPoolId: string;
  clientId: string;
  /** Address of another service with Cognito's protocol, which issues tokens under that address; null for Cognito. */
  endpoint: string | null;
  clock: Clock;
  trace?: Trace | null;
}

/** The address at which a pool of Cognito itself is called, and under which its tokens are issued. */
export const cognitoAddress = (region: string) => `https://cognito-idp.${region}.amazonaws.com`;

/**
 * Amazon Cognito as the identity service. The pool's keys are fetched when first needed and kept; while they
 * cannot be fetched, `verifyIdToken` rejects: that says nothing about the token.
 */
export function openCognitoIdentity({
  region,
  userPoolId,
  clientId,
  endpoint,
  clock,
  trace,
}: CognitoPool): Identity {
  const issuer = `${endpoint ?? cognitoAddress(region)}/${userPoolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    [customFetch]: tracedFetch(trace),
  });
  return createIdTokenVerifier({ keys, issuer, clientId, clock });
}
