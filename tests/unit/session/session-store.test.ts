// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CURRENT, readSession, removeKv, writeKv } from '../../../src/session/session-database.ts';
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
  globalThis.indexedDB = new IDBFactory();
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
