// @vitest-environment jsdom
/** One device that is reminded or is not: her press, its page killed in the middle, her other sign-ins, and a server that forgets. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readReminderState,
  reminderState,
  settleReminders,
  turnRemindersOff,
  turnRemindersOn,
} from '../../../../../src/features/account/reminders/reminder-device.ts';
import { forgetMember } from '../../../../../src/session/member-memory.ts';
import { clearKv, writeKv, writeSession } from '../../../../../src/session/session-database.ts';
import { keepTokens } from '../../../../support/kept-tokens.ts';
import { PushingBrowser } from '../../../../support/pushing-browser.ts';

const CLIENT = 'client';
let browser: PushingBrowser;
/** The server's: the addresses that it knows, and its key. */
let kept: Set<string>;
let pushKey: string | null;
/** Undefined if the server does its work. */
let refusal: string | undefined;
let isOffline: boolean;
/** The server waits for this before it answers. */
let held: Promise<void>;
let asked: number;

const service: typeof fetch = async (address, options) => {
  asked += 1;
  await held;
  if (isOffline) throw new TypeError('Failed to fetch');
  if (String(address).endsWith('/config.json'))
    return Response.json({ identity: { userPoolId: 'eu_1', userPoolClientId: CLIENT }, pushKey });
  if (refusal) return Response.json({ errors: [{ extensions: { code: refusal } }] });
  const { query, variables } = JSON.parse(String(options?.body));
  if (query.includes('savePushDevice')) kept.add(variables.endpoint);
  kept.delete(query.includes('savePushDevice') ? variables.former : variables.endpoint);
  return Response.json({ data: {} });
};

async function signIn(id: string): Promise<void> {
  await writeSession({
    member: { id, email: `${id}@example.com`, groups: [] },
    needsSignIn: false,
  });
  const claims = { sub: id, email: `${id}@example.com`, exp: Math.floor(Date.now() / 1000) + 3600 };
  const idToken = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  await writeKv('identity-configuration', { userPoolId: 'eu_1', userPoolClientId: CLIENT });
  await keepTokens(writeKv, CLIENT, {
    username: id,
    accessToken: 'a',
    refreshToken: 'r',
    clockDriftMs: 0,
    idToken,
  });
}

const stateOf = async (id: string) => {
  await readReminderState(id);
  return reminderState.get();
};

beforeEach(async () => {
  [kept, pushKey, refusal, isOffline] = [new Set(), 'first', undefined, false];
  [held, asked] = [Promise.resolve(), 0];
  browser = new PushingBrowser();
  browser.begin();
  vi.stubGlobal('fetch', service);
  reminderState.set('reading');
  await clearKv();
  forgetMember('liige');
  forgetMember('kadri');
  await signIn('liige');
});
afterEach(() => vi.unstubAllGlobals());

describe('her press', () => {
  it('has the server keep an address of the browser, and another ends it, also without a network', async () => {
    expect(await stateOf('liige')).toBe('off');
    expect(await turnRemindersOn('liige')).toBeUndefined();
    expect([reminderState.get(), await stateOf('liige')]).toEqual(['on', 'on']);
    expect([...kept]).toEqual([browser.endpoint]);
    isOffline = true;
    await turnRemindersOff('liige');
    expect([await stateOf('liige'), browser.endpoint]).toEqual(['off', undefined]);
  });

  it('is done at the next start where its page was left before the server had answered', async () => {
    held = new Promise(() => undefined);
    void turnRemindersOn('liige');
    await expect.poll(() => asked).toBe(1);
    held = Promise.resolve();
    await settleReminders();
    expect([...kept]).toEqual([browser.endpoint]);
    expect(await stateOf('liige')).toBe('on');
  });

  it('that came to nothing is told, and not tried behind her back', async () => {
    isOffline = true;
    expect(await turnRemindersOn('liige')).toBe('no-network');
    isOffline = false;
    browser.isServiceAway = true;
    expect(await turnRemindersOn('liige')).toBe('not-subscribed');
    browser.isServiceAway = false;
    refusal = 'NOT_FOUND';
    expect(await turnRemindersOn('liige')).toBe('not-subscribed');
    expect(browser.endpoint).toBeUndefined();
    refusal = undefined;
    await settleReminders();
    expect([await stateOf('liige'), browser.endpoint, kept.size]).toEqual(['off', undefined, 0]);
  });

  it('has the server keep a new address where the browser has dropped the one of her former yes', async () => {
    await turnRemindersOn('liige');
    browser.endpoint = undefined;
    expect(await stateOf('liige')).toBe('off');
    expect(await turnRemindersOn('liige')).toBeUndefined();
    expect([reminderState.get(), await stateOf('liige')]).toEqual(['on', 'on']);
    expect(browser.keys).toEqual(['first', 'first']);
    expect(browser.endpoint).toBeDefined();
    expect([...kept]).toContain(browser.endpoint);
    await settleReminders();
    expect(browser.keys).toHaveLength(2);
  });

  it('that finds neither the dropped address nor a network leaves it off, also at the next start', async () => {
    await turnRemindersOn('liige');
    browser.endpoint = undefined;
    isOffline = true;
    expect(await turnRemindersOn('liige')).toBe('no-network');
    isOffline = false;
    await settleReminders();
    expect([await stateOf('liige'), browser.endpoint]).toEqual(['off', undefined]);
  });

  it('answered by closing the question asks her again; denied, only the browser’s settings help', async () => {
    browser.answer = 'default';
    expect(await turnRemindersOn('liige')).toBe('unanswered');
    expect(reminderState.get()).toBe('off');
    browser.answer = 'denied';
    expect(await turnRemindersOn('liige')).toBeUndefined();
    expect(reminderState.get()).toBe('denied');
    browser.permission = 'granted';
    expect(await stateOf('liige')).toBe('off');
  });

  it('stands over what a reading that began before it finds out later', async () => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const reading = readReminderState('liige');
    held = Promise.resolve();
    await turnRemindersOn('liige');
    release();
    await reading;
    expect(reminderState.get()).toBe('on');
  });

  it('finds an installation that reminds nobody', async () => {
    pushKey = null;
    expect(await stateOf('liige')).toBe('unoffered');
    expect(await turnRemindersOn('liige')).toBeUndefined();
    expect(reminderState.get()).toBe('unoffered');
  });
});

describe('a start', () => {
  beforeEach(async () => {
    await turnRemindersOn('liige');
  });

  it('tells the server again of a device that it has lost', async () => {
    kept.clear();
    await settleReminders();
    expect([...kept]).toEqual([browser.endpoint]);
    expect(browser.keys).toHaveLength(1);
  });

  it('takes a new address where the browser lost it or the server has another key', async () => {
    browser.endpoint = undefined;
    await settleReminders();
    expect([...kept]).toContain(browser.endpoint);
    pushKey = 'second';
    const former = browser.endpoint;
    await settleReminders();
    expect(browser.keys).toEqual(['first', 'first', 'second']);
    expect([kept.has(former ?? ''), kept.has(browser.endpoint ?? '')]).toEqual([false, true]);
    await settleReminders();
    expect(browser.keys).toHaveLength(3);
  });

  it('without a network changes nothing', async () => {
    const { endpoint } = browser;
    isOffline = true;
    await settleReminders();
    expect([browser.endpoint, reminderState.get(), await stateOf('liige')]).toEqual([endpoint, 'on', 'on']);
  });

  it('ends what the server refuses, and says so on the page', async () => {
    refusal = 'NOT_FOUND';
    await settleReminders();
    expect([reminderState.get(), browser.endpoint]).toEqual(['off', undefined]);
    refusal = undefined;
    await settleReminders();
    expect(browser.endpoint).toBeUndefined();
  });

  it('does not remind somebody else on her device, and her again when she is back', async () => {
    await signIn('kadri');
    await settleReminders();
    expect([browser.endpoint, await stateOf('kadri')]).toEqual([undefined, 'off']);
    await signIn('liige');
    await settleReminders();
    expect(await stateOf('liige')).toBe('on');
  });

  it('ends the address where nobody is signed in any more, and where her sign-in was ended elsewhere', async () => {
    const member = { id: 'liige', email: 'liige@example.com', groups: [] };
    await clearKv();
    await writeKv('identity-configuration', { userPoolId: 'eu_1', userPoolClientId: CLIENT });
    await writeSession({ member, needsSignIn: true });
    await settleReminders();
    await settleReminders();
    expect([browser.endpoint, reminderState.get(), browser.keys.length]).toEqual([undefined, 'off', 1]);
    await signIn('liige');
    await settleReminders();
    expect(browser.endpoint).toBeDefined();
    await clearKv();
    await settleReminders();
    expect(browser.endpoint).toBeUndefined();
  });
});

describe('a phone that cannot be reminded', () => {
  it('says that it cannot, and an iPhone that it can on the home screen', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(await stateOf('liige')).toBe('unsupported');
    Object.assign(navigator, { standalone: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
    expect(await stateOf('liige')).toBe('home-screen');
    Object.assign(navigator, { standalone: true });
    expect(await stateOf('liige')).toBe('unsupported');
    Reflect.deleteProperty(navigator, 'standalone');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });
});
