/**
 * One sign-in on one device: several tabs and the worker, an identity service, and a service that may reject its
 * tokens.
 */
import { keepTokens } from '../../support/kept-tokens.ts';
import { actAs, wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenAnswer } from '../../../src/offline/token-answer.ts';

const CLIENT = 'client';
const MINUTE_MS = 60_000;
type Context = typeof import('../../../src/session/token.ts') &
  typeof import('../../../src/session/session-database.ts') &
  typeof import('../../../src/session/token-store.ts') &
  typeof import('../../../src/session/session-channel.ts');

let made = 0;
let renewals = 0;
let groups = ['premium'];
let isIdentityRefusing = false;
let page: Context;
let contexts: Context[];
let told: number;
let stopHearing: () => void;

/** A page or the worker, with its own modules on the device's one disk. */
async function openContext(): Promise<Context> {
  vi.resetModules();
  return {
    ...(await import('../../../src/session/token.ts')),
    ...(await import('../../../src/session/session-database.ts')),
    ...(await import('../../../src/session/token-store.ts')),
    ...(await import('../../../src/session/session-channel.ts')),
  };
}

function makeIdToken(): string {
  made += 1;
  const now = Math.floor(Date.now() / 1000);
  const member = { sub: 'member', email: 'premium@example.com', 'cognito:groups': groups };
  const claims = { ...member, iat: now, exp: now + 3600, jti: `${made}` };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

const identity: typeof fetch = async () => {
  renewals += 1;
  if (isIdentityRefusing) return Response.json({ __type: 'NotAuthorizedException' }, { status: 400 });
  const tokens = { IdToken: makeIdToken(), AccessToken: 'a', RefreshToken: `r${made}` };
  return Response.json({ AuthenticationResult: tokens });
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  wipeDevice();
  [renewals, groups, isIdentityRefusing, told] = [0, ['premium'], false, 0];
  vi.stubGlobal('fetch', identity);
  contexts = [await openContext(), await openContext(), await openContext()];
  page = contexts[0] as Context;
  const member = { id: 'member', email: 'premium@example.com', groups };
  await page.writeSession({ member, needsSignIn: false });
  await page.writeKv('identity-configuration', {
    userPoolId: 'eu-north-1_x',
    userPoolClientId: CLIENT,
    userPoolEndpoint: 'http://localhost/idp/',
  });
  const tokens = { username: 'member', accessToken: 'a', refreshToken: 'r', clockDriftMs: 0 };
  await keepTokens(page.writeKv, CLIENT, { ...tokens, idToken: makeIdToken() });
  stopHearing = page.onSessionChanged(() => void (told += 1));
});
afterEach(() => {
  stopHearing();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tokenOf = (answer: TokenAnswer) => (answer.type === 'token' ? answer.token : answer.type);
const everyone = (callers: number) =>
  contexts.flatMap((context) => Array.from({ length: callers }, () => context));
/** By now a message has reached the other tabs. */
const untilTold = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the token of this device', () => {
  it('is renewed once after a rejection, however many callers, tabs and workers ask', async () => {
    const first = tokenOf(await page.currentToken());
    const answers = await Promise.all(everyone(8).map(({ currentToken }) => currentToken(first)));
    const again = await Promise.all(everyone(2).map(({ currentToken }) => currentToken(first)));
    const tokens = new Set([...answers, ...again].map(tokenOf));
    expect([renewals, tokens.size, tokens.has(first)]).toEqual([1, 1, false]);
  });

  it('is renewed once when it has expired, and no tab is told that the session changed', async () => {
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    const answers = await Promise.all(everyone(8).map(({ currentToken }) => currentToken()));
    await untilTold();
    expect([renewals, new Set(answers.map(tokenOf)).size, told]).toEqual([1, 1, 0]);
  });

  it('announces a changed session once', async () => {
    groups = ['premium', 'vip'];
    await Promise.all(everyone(3).map(({ renewSession }) => renewSession()));
    await expect.poll(() => told).toBeGreaterThan(0);
    await untilTold();
    expect([(await page.readSession())?.member.groups, told]).toEqual([['premium', 'vip'], 1]);
  });

  it('is gone once the identity service has refused it, which is announced once', async () => {
    const first = tokenOf(await page.currentToken());
    isIdentityRefusing = true;
    const answers = await Promise.all(everyone(3).map(({ currentToken }) => currentToken(first)));
    await expect.poll(() => told).toBeGreaterThan(0);
    await untilTold();
    expect([new Set(answers.map(tokenOf)), renewals, told]).toEqual([new Set(['none']), 1, 1]);
    expect(await page.readSession()).toMatchObject({ member: { id: 'member' }, needsSignIn: true });
  });

  it('is renewed for each rejected token, so a second change of her password or email soon ends the session', async () => {
    const first = tokenOf(await page.currentToken());
    const second = tokenOf(await page.currentToken(first));
    vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
    const third = tokenOf(await page.currentToken(second));
    expect([renewals, new Set([first, second, third]).size]).toEqual([2, 3]);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    isIdentityRefusing = true;
    expect(tokenOf(await page.currentToken(third))).toBe('none');
    expect(await page.readSession()).toMatchObject({ needsSignIn: true });
  });

  it('is renewed again within half a minute, when she secured her account a second time seconds after the first', async () => {
    const first = tokenOf(await page.currentToken());
    const second = tokenOf(await page.currentToken(first));
    vi.setSystemTime(Date.now() + 3_000);
    isIdentityRefusing = true;
    const changedAt = Date.now();
    let answer = tokenOf(await page.currentToken(second));
    expect(answer).toBe('later');
    while (answer !== 'none' && Date.now() - changedAt < 5 * MINUTE_MS) {
      vi.setSystemTime(Date.now() + 2_000);
      answer = tokenOf(await page.currentToken(second));
    }
    expect([answer, Date.now() - changedAt <= MINUTE_MS / 2]).toEqual(['none', true]);
  });
});

it('promise 7: is renewed although a frozen tab holds the lock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const first = tokenOf(await page.currentToken());
  actAs('frozen tab');
  // It never hears that the lock was taken from it.
  navigator.locks.request('auth-refresh', () => new Promise(() => undefined)).catch(() => undefined);
  actAs('page');
  const answers = Promise.all(everyone(3).map(({ currentToken }) => currentToken(first)));
  for (let second = 0; second < 45; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const tokens = await answers;
  expect([new Set(tokens.map(tokenOf)).size, tokens[0]?.type]).toEqual([1, 'token']);
  // The service may take a refresh token that is used twice for stolen, and end her sign-in.
  expect(renewals).toBe(1);
});

describe('a service that rejects every token', () => {
  let asked: number;
  let isWell: boolean;

  /** As every caller does: retries once with another token, and reports its rejection too. */
  async function request({ currentToken }: Context): Promise<boolean> {
    for (let refused: string | undefined; ;) {
      const answer = await currentToken(refused);
      if (answer.type !== 'token') return false;
      asked += 1;
      if (isWell) return true;
      refused = answer.token;
    }
  }

  async function requestAllFor(ms: number, everyMs: number): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; vi.setSystemTime(Date.now() + everyMs)) {
      const answers = await Promise.all(everyone(2).map(request));
      if (answers.includes(true)) return true;
    }
    return false;
  }

  beforeEach(() => {
    asked = 0;
    isWell = false;
  });

  it('promise 7: is asked less and less often, the identity service hardly ever, and she stays signed in', async () => {
    await requestAllFor(MINUTE_MS, 1_000);
    // Six callers at a time, about nine times in the first minute; once a second would be 360.
    expect([asked <= 60, renewals]).toEqual([true, 2]);
    asked = 0;
    await requestAllFor(14 * MINUTE_MS, 10_000);
    await untilTold();
    expect([asked <= 120, renewals <= 5, told]).toEqual([true, true, 0]);
    expect(await page.readSession()).toMatchObject({ needsSignIn: false });
    expect(await page.readTokens(CLIENT)).toBeDefined();
  });

  it('promise 7: costs few renewals where a slow network brings each rejection late', async () => {
    for (let minute = 0; minute < 15; minute += 0.25) {
      const answer = await page.currentToken();
      vi.setSystemTime(Date.now() + MINUTE_MS / 4);
      if (answer.type === 'token') await page.currentToken(answer.token);
    }
    expect(renewals).toBeLessThanOrEqual(5);
    expect(await page.readSession()).toMatchObject({ needsSignIn: false });
  });

  it('promise 7: is asked again within a minute of recovering, whatever the clock did meanwhile', async () => {
    for (const jumpMs of [0, 3 * 24 * 60 * MINUTE_MS, -5 * 24 * 60 * MINUTE_MS]) {
      isWell = false;
      await requestAllFor(10 * MINUTE_MS, 15_000);
      vi.setSystemTime(Date.now() + jumpMs);
      isWell = true;
      const startedAt = Date.now();
      expect(await requestAllFor(2 * MINUTE_MS, 5_000)).toBe(true);
      expect(Date.now() - startedAt).toBeLessThanOrEqual(MINUTE_MS);
    }
  });
});
