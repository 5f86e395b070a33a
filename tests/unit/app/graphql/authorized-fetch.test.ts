// @vitest-environment jsdom
/** The answers for the GraphQL client if the service takes the member for nobody. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorizedFetch } from '../../../../src/app/graphql/authorized-fetch.ts';
import { currentConnection, noteRequest } from '../../../../src/offline/connection.ts';
import { clearKv, writeKv, writeSession } from '../../../../src/session/session-database.ts';
import { TokensRefused } from '../../../../src/session/tokens-refused.ts';
import { keepTokens } from '../../../support/kept-tokens.ts';
import { wipeDevice } from '../../../support/offline/device.ts';

const CLIENT = 'client';
const MEMBER = { id: 'member', email: 'premium@example.com', groups: ['premium'] };
const IDENTITY = 'http://localhost/idp/';
const GRAPHQL = 'http://localhost/graphql';

let made = 0;
function makeIdToken(): string {
  made += 1;
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: MEMBER.id, email: MEMBER.email, iat: now, exp: now + 3600, jti: `${made}` };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

/** The tokens that the service was asked with. */
let asked: string[];

const renewed = () =>
  Response.json({
    AuthenticationResult: { IdToken: makeIdToken(), AccessToken: 'a', RefreshToken: 'r' },
  });

/** An identity service that always renews, if nothing else is said, and a service that refuses the first `refusals` requests. */
function serve(refusals: number, renewal = renewed): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input === IDENTITY) return renewal();
    asked.push(new Headers(init.headers).get('Authorization') ?? '');
    if (asked.length > refusals) return Response.json({ data: { ok: true } });
    return Response.json(
      { data: null, errors: [{ extensions: { code: 'NOT_AUTHORIZED' } }] },
      { status: 401 },
    );
  });
}

beforeEach(async () => {
  wipeDevice();
  asked = [];
  noteRequest(true);
  await clearKv();
  await writeSession({ member: MEMBER, needsSignIn: false });
  await writeKv('identity-configuration', {
    userPoolId: 'eu-north-1_x',
    userPoolClientId: CLIENT,
    userPoolEndpoint: IDENTITY,
  });
  const tokens = { username: MEMBER.id, accessToken: 'a', refreshToken: 'r', clockDriftMs: 0 };
  await keepTokens(writeKv, CLIENT, { ...tokens, idToken: makeIdToken() });
});
afterEach(() => void vi.unstubAllGlobals());

const ask = () => authorizedFetch(MEMBER.id)(GRAPHQL, { method: 'POST' });

it('asks again with a renewed token where the first is refused', async () => {
  serve(1);
  expect(await (await ask()).json()).toEqual({ data: { ok: true } });
  expect(new Set(asked).size).toBe(2);
  expect(currentConnection()).toBe('online');
});

it('promise 8: is as without a network where every token is refused, and not as if what she reads were closed to her', async () => {
  serve(Infinity);
  await expect(ask()).rejects.toThrow(TokensRefused);
  expect(asked).toHaveLength(2);
  expect(currentConnection()).toBe('offline');
});

it.each([
  ['none is renewed any more', 400, true],
  ['one cannot be had now', 503, false],
])('says whether no token of the device counts any more: %s', async (_where, status, isRefused) => {
  serve(Infinity, () => Response.json({ __type: 'NotAuthorizedException' }, { status }));
  for (const _time of [1, 2])
    expect((await ask().catch((error: unknown) => error)) instanceof TokensRefused).toBe(isRefused);
  expect(asked).toHaveLength(1);
});
