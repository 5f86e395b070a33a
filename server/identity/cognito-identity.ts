import { createRemoteJWKSet } from 'jose';
import type { Clock } from '../core/clock.ts';
import { createIdTokenVerifier } from './id-token-verifier.ts';
import type { Identity } from '../ports/identity.ts';

export interface CognitoPool {
  region: string;
  userPoolId: string;
  clientId: string;
  clock: Clock;
}

/**
 * Amazon Cognito as the identity service. The pool's keys are fetched when first needed and kept; while they
 * cannot be fetched, `verifyIdToken` rejects: that says nothing about the token.
 */
export function openCognitoIdentity({ region, userPoolId, clientId, clock }: CognitoPool): Identity {
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return createIdTokenVerifier({ keys, issuer, clientId, clock });
}
