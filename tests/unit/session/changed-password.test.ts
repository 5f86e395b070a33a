// @vitest-environment jsdom
/** This device must ask again for each right that a changed password ends on the server. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { changePassword } from '../../../src/session/change-account.ts';
import { onSessionChanged } from '../../../src/session/session-channel.ts';
import { writeKv, writeSession } from '../../../src/session/session-database.ts';
import { currentToken } from '../../../src/session/token.ts';
import { answerIdentityCalls } from '../../support/account/identity-answers.ts';
import { keepTokens } from '../../support/kept-tokens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const member = { id: 'liige', email: 'liige@example.com', groups: [] };
const now = Math.floor(Date.now() / 1000);
const tokenOf = (made: string) => {
  const claims = { sub: member.id, email: member.email, iat: now, exp: now + 3600, made };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
};

async function signIn(token: string): Promise<void> {
  await writeSession({ member, needsSignIn: false });
  const kept = { idToken: token, accessToken: token, refreshToken: 'r', clockDriftMs: 0 };
  await keepTokens(writeKv, 'client', { username: member.id, ...kept });
}

/** The service answers a change only once `answer` is called. */
function holdChange(): { isAsked: () => boolean; answer: () => void } {
  const service = fetch;
  let isAsked = false;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const target = new Headers(given[1]?.headers).get('x-amz-target') ?? '';
    if (target.endsWith('ChangePassword')) {
      isAsked = true;
      await held;
    }
    return service(...given);
  });
  return { isAsked: () => isAsked, answer: () => answer() };
}

it(
  'a changed password has this device’s reminders kept again, with a token of after it',
  { timeout: 30_000 },
  async () => {
    const [before, after] = [tokenOf('before'), tokenOf('after')];
    const tokens = { IdToken: after, AccessToken: after, RefreshToken: 'uus' };
    const { calls } = answerIdentityCalls({
      ChangePassword: { answer: {} },
      GetTokensFromRefreshToken: { answer: { AuthenticationResult: tokens } },
    });
    await signIn(before);
    const heard = vi.fn(() => calls.map(({ operation }) => operation));
    const stop = onSessionChanged(heard);
    await changePassword('Metsarada1', 'Metsarada2');
    await expect
      .poll(() => heard.mock.results.map(({ value }) => value as unknown))
      .toContainEqual(['ChangePassword', 'GetTokensFromRefreshToken']);
    stop();
    expect(await currentToken()).toMatchObject({ token: after });
  },
);

it('a change whose answer comes after she was told of none is heard of all the same', async () => {
  answerIdentityCalls({ ChangePassword: { answer: {} } });
  const { isAsked, answer } = holdChange();
  await signIn(tokenOf('before'));
  const heard = vi.fn<() => void>();
  const stop = onSessionChanged(heard);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const changing = changePassword('Metsarada1', 'Metsarada2');
  const failure = changing.catch((error: unknown) => error);
  await vi.waitFor(() => expect(isAsked()).toBe(true), { timeout: 20_000 });
  heard.mockClear();
  vi.advanceTimersByTime(30_000);
  expect(await failure).toMatchObject({ name: 'NoAnswer' });
  answer();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 20_000 });
  stop();
});
