/** A renewal refused by the identity service removes data from the device, and one that merely fails does not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken } from '../../../src/session/token.ts';
import { clearKv, readSession, writeKv, writeSession } from '../../../src/session/session-database.ts';
import { readTokens } from '../../../src/session/token-store.ts';
import { keepTokens } from '../../support/kept-tokens.ts';
import { wipeDevice } from '../../support/offline/device.ts';

const CLIENT = 'client';
const MEMBER = { id: 'member', email: 'premium@example.com', groups: ['premium'] };

function answerRenewals(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
}

function expiredIdToken(): string {
  const claims = { sub: MEMBER.id, email: MEMBER.email, iat: 1, exp: 2 };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

beforeEach(async () => {
  await clearKv();
  await writeSession({ member: MEMBER, needsSignIn: false });
  await writeKv('identity-configuration', {
    userPoolId: 'eu-north-1_x',
    userPoolClientId: CLIENT,
    userPoolEndpoint: 'http://localhost/idp/',
  });
  const tokens = { username: MEMBER.id, accessToken: 'a', refreshToken: 'r', clockDriftMs: 0 };
  await keepTokens(writeKv, CLIENT, { ...tokens, idToken: expiredIdToken() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  wipeDevice();
});

describe('promise 6: a renewal', () => {
  it.each([
    'NotAuthorizedException',
    'TokenRevokedException',
    'RefreshTokenReuseException',
    'UserNotFoundException',
    'PasswordResetRequiredException',
    'UserNotConfirmedException',
  ])('refused as %s clears her tokens from the device, and leaves whose it is', async (name) => {
    answerRenewals(() => Response.json({ __type: name }, { status: 400 }));
    expect(await currentToken()).toEqual({ type: 'none' });
    expect(await readTokens(CLIENT)).toBeUndefined();
    expect(await readSession()).toEqual({ member: MEMBER, needsSignIn: true });
  });

  it.each<[string, () => Response]>([
    ['that is throttled', () => Response.json({ __type: 'TooManyRequestsException' }, { status: 400 })],
    ['that meets a fault', () => Response.json({ __type: 'InternalErrorException' }, { status: 500 })],
    ['that meets a captive portal', () => new Response('<html>', { status: 200 })],
    ['refused by something that is not the identity service', () => new Response('no', { status: 400 })],
    [
      'without an answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('%s clears nothing', async (_what, answer) => {
    answerRenewals(answer);
    expect(await currentToken()).toEqual({ type: 'later' });
    expect(await readTokens(CLIENT)).toMatchObject({ refreshToken: 'r' });
    expect(await readSession()).toEqual({ member: MEMBER, needsSignIn: false });
  });
});
