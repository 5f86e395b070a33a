// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearKv,
  readKv,
  readSession,
  writeKv,
  writeSession,
} from '../../../src/session/session-database.ts';
import { currentToken } from '../../../src/session/token.ts';
import { keepTokens } from '../../support/kept-tokens.ts';

const MEMBER = { id: 'liige', email: 'premium@example.com', groups: ['premium'] };
const REFRESH_TOKEN = `CognitoIdentityServiceProvider.client.${MEMBER.id}.refreshToken`;

/** An id token as the identity service makes it; only its payload is read here. */
function idToken(expiresInMs: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: MEMBER.id,
    email: MEMBER.email,
    'cognito:groups': MEMBER.groups,
    iat: now,
    exp: now + Math.floor(expiresInMs / 1000),
  };
  return ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

async function keepSignIn(refreshToken: string, token: string): Promise<void> {
  const tokens = { username: MEMBER.id, accessToken: 'access', refreshToken, clockDriftMs: 0 };
  await keepTokens(writeKv, 'client', { ...tokens, idToken: token });
  await writeSession({ member: MEMBER, needsSignIn: false });
}

beforeEach(async () => {
  await clearKv();
  await writeKv('identity-configuration', {
    userPoolId: 'eu-north-1_pool',
    userPoolClientId: 'client',
    userPoolEndpoint: 'http://localhost/idp/',
  });
  await keepSignIn('refresh', idToken(-60_000));
});
afterEach(() => void vi.unstubAllGlobals());

const renewed = () => ({
  AuthenticationResult: { IdToken: idToken(3_600_000), AccessToken: 'access 2', RefreshToken: 'refresh 2' },
});

it('renews what is kept while she is signed in', async () => {
  vi.stubGlobal('fetch', async () => Response.json(renewed()));
  expect(await currentToken()).toMatchObject({ type: 'token', memberId: MEMBER.id });
  expect(await readKv(REFRESH_TOKEN)).toBe('refresh 2');
});

it.each([
  ['renewed', 200, renewed],
  ['refused', 400, () => ({ __type: 'NotAuthorizedException' })],
] as const)(
  'an answer that comes after she has signed out signs nobody in: %s',
  async (_how, status, body) => {
    vi.stubGlobal('fetch', async () => {
      await clearKv();
      return Response.json(body(), { status });
    });
    await currentToken();
    expect(await readSession()).toBeUndefined();
    expect(await readKv(REFRESH_TOKEN)).toBeUndefined();
  },
);

it('promise 7: a refusal that comes after she has signed out and in again is not about the new sign-in', async () => {
  const fresh = idToken(3_600_000);
  vi.stubGlobal('fetch', async () => {
    await keepSignIn('another refresh', fresh);
    return Response.json({ __type: 'NotAuthorizedException' }, { status: 400 });
  });
  expect(await currentToken()).toEqual({ type: 'later' });
  expect(await readSession()).toEqual({ member: MEMBER, needsSignIn: false });
  expect(await currentToken()).toEqual({ type: 'token', token: fresh, memberId: MEMBER.id });
});
