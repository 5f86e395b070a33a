/** A demo member: signed in without typing, and able to ask the server what it has really stored. */
import type { Page } from '@playwright/test';
import { MEMBER_MARK } from '../../contract/member-mark.ts';
import { readIdToken } from '../../src/session/id-token.ts';
import type { Network } from './network.ts';
import { type SrpChallenge, startSrp } from './srp-client.ts';

export const DEMO_PASSWORD = 'Hoog2026';
/** Of accounts that tests sign up: the demo's is refused there. */
export const OWN_PASSWORD = 'Metsarada1';
const DEMO_EMAIL = /^(?:uus|basic|food|premium|vip|trainer|admin)@/;

export function passwordOf(email: string): string {
  return DEMO_EMAIL.test(email) ? DEMO_PASSWORD : OWN_PASSWORD;
}

interface Identity {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint: string;
}

export interface MemberSession {
  id: string;
  email: string;
  groups: readonly string[];
  idToken: string;
  accessToken: string;
  refreshToken: string;
  identity: Identity;
}

/** Setup bypasses the deliberately broken network, but a kept-alive connection may have died with it. */
export function onceMore(ask: () => Promise<Response>): Promise<Response> {
  return ask().catch(ask);
}

/** Signs in over Cognito's protocol, as a separate client: every call creates a new session. */
export async function signInAs(network: Network, email: string): Promise<MemberSession> {
  const readConfiguration = () => fetch(`${network.origin}/config.json`);
  const { identity } = (await (await onceMore(readConfiguration)).json()) as { identity: Identity };
  const ClientId = identity.userPoolClientId;
  const srp = startSrp(identity.userPoolId, passwordOf(email));
  const started = await tell(identity, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId,
    AuthParameters: { USERNAME: email, SRP_A: srp.aHex },
  });
  const answered = await tell(identity, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId,
    ChallengeResponses: { USERNAME: email, ...srp.prove(started['ChallengeParameters'] as SrpChallenge) },
  });
  const result = answered['AuthenticationResult'];
  const {
    IdToken: idToken,
    AccessToken: accessToken,
    RefreshToken: refreshToken,
  } = result as Record<string, string>;
  const claims = idToken === undefined ? undefined : readIdToken(idToken);
  if (!idToken || !accessToken || !refreshToken || !claims) throw new Error(`${email} could not sign in`);
  return { ...claims.member, idToken, accessToken, refreshToken, identity };
}

/** Calls the identity service as its client; throws its response when it refuses. */
export async function tell(
  identity: Identity,
  operation: string,
  input: object,
): Promise<Record<string, unknown>> {
  const ask = () =>
    fetch(identity.userPoolEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(input),
    });
  const response = await onceMore(ask);
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return body;
}

/** Ends the sign-in at the identity service, like a password change elsewhere: it cannot be renewed. */
export async function revoke({ identity, refreshToken }: MemberSession): Promise<void> {
  await tell(identity, 'RevokeToken', { Token: refreshToken, ClientId: identity.userPoolClientId });
}

/** The records that a sign-in leaves on a device, by key of the store `kv` in the database `app-session`. */
export function keptRecords(session: MemberSession): Record<string, unknown> {
  const { id, email, groups, idToken, accessToken, refreshToken, identity } = session;
  const client = `CognitoIdentityServiceProvider.${identity.userPoolClientId}`;
  return {
    current: { member: { id, email, groups }, needsSignIn: false },
    'identity-configuration': identity,
    [`${client}.LastAuthUser`]: id,
    [`${client}.${id}.idToken`]: idToken,
    [`${client}.${id}.accessToken`]: accessToken,
    [`${client}.${id}.refreshToken`]: refreshToken,
    [`${client}.${id}.clockDrift`]: '0',
  };
}

/** Puts the session on the page's device, as if she had signed in there. */
export async function keepSession(page: Page, network: Network, session: MemberSession): Promise<void> {
  await page.goto(`${network.origin}/healthz`);
  await page.context().addCookies([{ name: MEMBER_MARK, value: '1', url: network.origin }]);
  await writeKept(page, keptRecords(session));
}

/** Writes records to the session's store from a page of the product's origin. */
export function writeKept(page: Page, records: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('app-session', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kv');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kv', 'readwrite');
          for (const [key, value] of Object.entries(values)) transaction.objectStore('kv').put(value, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    records,
  );
}

/** Makes the token on the page's device expire, as after an hour offline. */
export async function expireKeptToken(page: Page, session: MemberSession): Promise<void> {
  const [key] = Object.keys(keptRecords(session)).filter((name) => name.endsWith('.idToken'));
  if (key === undefined) throw new Error('No token is kept');
  await writeKept(page, { [key]: expiredToken(session.idToken) });
}

/** Her id token as it would be an hour later; only its times matter, because it is never sent. */
function expiredToken(idToken: string): string {
  const [head, payload = '', signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const expired = { ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 };
  return [head, Buffer.from(JSON.stringify(expired)).toString('base64url'), signature].join('.');
}
