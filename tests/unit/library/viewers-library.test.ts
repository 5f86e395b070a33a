/** The token that fills the library belongs to the viewer, even when an account is changed at that moment. */
import { beforeEach, expect, it, vi } from 'vitest';
import { writeKv, writeSession } from '../../../src/session/session-database.ts';
import { refreshViewersLibrary } from '../../../sw/library-refresh.ts';
import { keepTokens } from '../../support/kept-tokens.ts';
import { wipeDevice } from '../../support/offline/device.ts';

const CLIENT_ID = 'client';

/** A member's token, valid for long. */
function idTokenOf(memberId: string): string {
  const claims = {
    sub: memberId,
    email: `${memberId}@example.com`,
    iat: 1,
    exp: 4e9,
    'cognito:groups': ['VIP'],
  };
  return `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`;
}

beforeEach(async () => {
  wipeDevice();
  await writeKv('identity-configuration', { userPoolId: 'eu_1', userPoolClientId: CLIENT_ID });
  const member = { id: 'one', email: 'one@example.com', groups: ['VIP'] };
  await writeSession({ member, needsSignIn: false });
});

const askedBy = async (tokensOf: string) => {
  const tokens = { idToken: idTokenOf(tokensOf), accessToken: 'a', refreshToken: 'r', clockDriftMs: 0 };
  await keepTokens(writeKv, CLIENT_ID, { username: tokensOf, ...tokens });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['Authorization']?.replace('Bearer ', '') ?? 'nobody');
    throw new TypeError('Load failed');
  });
  await refreshViewersLibrary({ isUrgent: true });
  vi.unstubAllGlobals();
  return asked;
};

it('promise 6: asks with her own token', async () => {
  expect(await askedBy('one')).toEqual([idTokenOf('one')]);
});

it('promise 6: asks nothing with the token of another, who has just signed in', async () => {
  expect(await askedBy('other')).toEqual([]);
});
