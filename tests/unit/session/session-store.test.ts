// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEMBER_MARK } from '../../../contract/member-mark.ts';
import { currentTrouble } from '../../../src/offline/database-trouble.ts';
import { clearKv, CURRENT, readSession, removeKv, writeKv } from '../../../src/session/session-database.ts';
import { openSessionStore } from '../../../src/session/session-store.ts';
import { showPage } from '../../support/shown-page.ts';

const KEPT = {
  member: { id: 'a', email: 'member@example.com', name: '', groups: ['basic'] },
  needsSignIn: false,
};

/** A disk that fails to open so many times, as Chromium's does while a killed browser holds it. Returns how many are left. */
function failToOpen(times: number, name: string): () => number {
  let left = times;
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function failing(this: IDBDatabase, ...given) {
    left -= 1;
    if (left >= 0) throw new DOMException('Internal error', name);
    return transaction.apply(this, given);
  };
  restore = () => {
    IDBDatabase.prototype.transaction = transaction;
  };
  return () => left;
}

let restore = () => {};

beforeEach(async () => {
  await clearKv();
  await writeKv(CURRENT, KEPT);
});
afterEach(() => restore());

it('shows who is signed in although the disk fails at first', async () => {
  failToOpen(2, 'UnknownError');
  const store = openSessionStore();
  expect(store.get()).toEqual({ state: 'authenticating' });
  await store.known;
  expect(store.get()).toMatchObject({ state: 'authenticated', member: KEPT.member });
});

it('shows nobody as signed in where the browser allows no disk, without trying again', async () => {
  failToOpen(1, 'SecurityError');
  const store = openSessionStore();
  await store.known;
  expect(store.get()).toEqual({ state: 'unauthenticated' });
});

it('shows who is signed in now when she returns to a page that slept', async () => {
  const store = openSessionStore();
  await store.known;
  await removeKv(CURRENT);
  showPage({ persisted: true });
  await expect.poll(store.get).toEqual({ state: 'unauthenticated' });
});

it('stays as it was when she returns and nothing has changed, or the disk fails', async () => {
  const store = openSessionStore();
  await store.known;
  const session = store.get();
  showPage({ persisted: true });
  await readSession();
  expect(store.get()).toBe(session);
  const failuresLeft = failToOpen(100, 'SecurityError');
  showPage({ persisted: true });
  await expect.poll(failuresLeft).toBeLessThan(100);
  restore();
  await readSession();
  expect(store.get()).toBe(session);
});

describe('a disk that goes on failing', () => {
  const MARKED = `${MEMBER_MARK}=1`;
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    document.cookie = `${MARKED}; Max-Age=0`;
  });

  /** In steps, because the disk answers in its own time. */
  async function passSeconds(seconds: number): Promise<void> {
    for (let step = 0; step < seconds * 10; step += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function start() {
    const store = openSessionStore();
    await passSeconds(30);
    await store.known;
    return store;
  }

  it.each(['UnknownError', 'AbortError', 'QuotaExceededError'])(
    'with %s shows no member as signed out, says so, and shows her once it works',
    async (fault) => {
      document.cookie = MARKED;
      failToOpen(10_000, fault);
      const store = await start();
      expect([store.get().state, currentTrouble(), document.cookie]).toEqual([
        'authenticating',
        'slow',
        MARKED,
      ]);
      restore();
      await passSeconds(10);
      await expect.poll(() => store.get().state).toBe('authenticated');
      expect([currentTrouble(), document.cookie]).toEqual([undefined, MARKED]);
    },
  );

  it('shows a device that never had a member as a visitor’s, without alarm, until it works', async () => {
    failToOpen(10_000, 'UnknownError');
    const store = await start();
    expect([store.get().state, currentTrouble()]).toEqual(['unauthenticated', undefined]);
    restore();
    await passSeconds(10);
    await expect.poll(() => store.get().state).toBe('authenticated');
    expect(document.cookie).toBe(MARKED);
  });
});

it('says that the device has a member as long as one is signed in, and not because it may keep nothing', async () => {
  await openSessionStore().known;
  expect(document.cookie).toBe(`${MEMBER_MARK}=1`);
  failToOpen(1, 'SecurityError');
  await openSessionStore().known;
  expect(document.cookie).toBe(`${MEMBER_MARK}=1`);
  restore();
  await removeKv(CURRENT);
  await openSessionStore().known;
  expect(document.cookie).toBe('');
});
