/** Calls Cognito's protocol directly, so that renewing a sign-in needs no Amplify, in the page or in the worker. */
import type { IdentityConfiguration } from '../../contract/service-configuration.ts';
import { identityEndpoint } from './identity-configuration.ts';
import { readIdToken } from './id-token.ts';
import type { Tokens } from './token-store.ts';

export type Renewal =
  | { type: 'renewed'; tokens: Tokens }
  /** The identity service will never renew this sign-in. */
  | { type: 'refused' }
  | { type: 'later' };

const TIMEOUT_MS = 8_000;

/** Responses that end a sign-in. Everything else (throttling, 5xx, no network, a malformed body) may be temporary. */
const REFUSALS: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
]);

export async function renewTokens(configuration: IdentityConfiguration, tokens: Tokens): Promise<Renewal> {
  try {
    const response = await fetch(identityEndpoint(configuration), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
      body: JSON.stringify({ RefreshToken: tokens.refreshToken, ClientId: configuration.userPoolClientId }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return renewalOf(body, tokens);
    return response.status === 400 && REFUSALS.has(errorName(body)) ? { type: 'refused' } : { type: 'later' };
  } catch {
    return { type: 'later' };
  }
}

function renewalOf(body: unknown, { username, refreshToken }: Tokens): Renewal {
  const result = isRecord(body) ? body['AuthenticationResult'] : undefined;
  if (!isRecord(result)) return { type: 'later' };
  const { IdToken: idToken, AccessToken: accessToken, RefreshToken: rotated } = result;
  if (typeof idToken !== 'string' || typeof accessToken !== 'string') return { type: 'later' };
  const now = Date.now();
  const clockDriftMs = (readIdToken(idToken)?.issuedAt ?? now) - now;
  const kept = typeof rotated === 'string' ? rotated : refreshToken;
  return { type: 'renewed', tokens: { username, idToken, accessToken, refreshToken: kept, clockDriftMs } };
}

function errorName(body: unknown): string {
  const type = isRecord(body) ? body['__type'] : undefined;
  return typeof type === 'string' ? (type.split('#').at(-1) ?? '') : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
