// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { libraryName, withLibrary } from '../../../src/library/library-database.ts';
import { VISITOR } from '../../../src/library/viewer.ts';
import { cacheName } from '../../../src/offline/cache-rows.ts';
import { openCacheStorage } from '../../../src/offline/cache-storage.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import {
  readEntriesAndReceipts,
  OutboxConnection,
  outboxName,
  recordOutcomes,
} from '../../../src/offline/outbox-database.ts';
import { receiptOf } from '../../../src/offline/entry.ts';
import { MarksDatabase, marksName } from '../../../src/offline/marks-database.ts';
import { removeLeftovers, removeMemberData } from '../../../src/session/member-data.ts';
import { recall, remember } from '../../../src/session/member-memory.ts';
import { clearKv, writeSession } from '../../../src/session/session-database.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const weigh = (outbox: Outbox, id: string) =>
  outbox.add('createMeasurement', {
    input: { id, weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' },
  });
const isText = (value: unknown): value is string => typeof value === 'string';
const names = async () => (await indexedDB.databases()).map(({ name = '' }) => name).toSorted();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Leaves everything on the device that being signed in leaves. */
async function use(memberId: string): Promise<void> {
  const options = {
    version: '1',
    passingFields: new Set<string>(),
    onFailure: () => undefined,
    onOnline: () => undefined,
  };
  await openCacheStorage({ ...options, memberId }).readData();
  await withLibrary(memberId, (database) => database.put('state', { checkedAt: 0, groups: '' }, 'state'));
  await new MarksDatabase(memberId).merge([], { cursor: '1', isLast: true });
  remember(memberId, 'timer', 'soup', 60_000);
}

it('promise 6: a start removes everything of members who are not signed in, except unsent entries', async () => {
  await writeSession({ member: { id: 'here', email: 'vip@example.com', groups: [] }, needsSignIn: false });
  for (const viewer of ['here', 'gone', VISITOR]) await use(viewer);
  const [here, gone] = await Promise.all([Outbox.open('here', 'test'), Outbox.open('gone', 'test')]);
  await weigh(here, 'm1');
  const sent = await weigh(gone, 'm2');
  await weigh(gone, 'm3');
  const connection = new OutboxConnection('gone');
  await connection.run((database) =>
    recordOutcomes(database, { settled: [receiptOf(sent, { id: 'm2' } as never)], kept: [] }),
  );
  expect((await connection.run(readEntriesAndReceipts)).receipts).toHaveLength(1);

  await removeLeftovers();

  expect(await names()).toEqual(
    [
      'app-session',
      cacheName('here'),
      cacheName(VISITOR),
      libraryName('here'),
      libraryName(VISITOR),
      marksName('here'),
      marksName(VISITOR),
      outboxName('here'),
      outboxName('gone'),
    ].toSorted(),
  );
  expect((await Outbox.open('here', 'test')).entries).toHaveLength(1);
  expect((await Outbox.open('gone', 'test')).entries).toMatchObject([{ variables: { input: { id: 'm3' } } }]);
  expect((await connection.run(readEntriesAndReceipts)).receipts).toEqual([]);
  expect([recall('here', 'timer', isText), recall('gone', 'timer', isText)]).toEqual(['soup', undefined]);
});

it('an outbox emptied by a killed sign-out is removed at the next start', async () => {
  await Outbox.open('gone', 'test');
  await removeLeftovers();
  expect(await names()).not.toContain(outboxName('gone'));
});

it('promise 6: a start tries again to remove what a sleeping page held', async () => {
  await Outbox.open('gone', 'test');
  const sleeping = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(outboxName('gone'));
    request.onsuccess = () => resolve(request.result);
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const removing = removeLeftovers();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await names()).toContain(outboxName('gone'));
  sleeping.close();
  await expect.poll(() => vi.advanceTimersByTimeAsync(10_000).then(names)).not.toContain(outboxName('gone'));
  await removing;
});

it('promise 6: covers of a plan made for her go with her, and stay while somebody is signed in', async () => {
  vi.stubGlobal('caches', createCacheStorage());
  const pictures = await caches.open('library-pictures');
  for (const path of ['/media/covers/supp.svg', '/closed-media/covers/minu.svg'])
    await pictures.put(path, new Response('<svg/>'));
  const kept = async () => (await pictures.keys()).map(({ url }) => new URL(url).pathname);
  await writeSession({ member: { id: 'here', email: 'vip@example.com', groups: [] }, needsSignIn: false });
  await removeMemberData('gone');
  expect(await kept()).toHaveLength(2);
  await clearKv();
  await removeMemberData('here');
  expect(await kept()).toEqual(['/media/covers/supp.svg']);
});

it('promise 6: a browser that lists no databases finds what a killed sign-out has left', async () => {
  await use('gone');
  const removing = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(
    // The page does not live to hear the end of it.
    () => Object.create(null) as IDBOpenDBRequest,
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  void removeLeftovers();
  await expect.poll(() => removing.mock.calls.length).toBeGreaterThan(0);
  expect(recall('gone', 'timer', isText)).toBeUndefined();
  vi.useRealTimers();
  removing.mockRestore();
  const listed = indexedDB.databases.bind(indexedDB);
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  await removeLeftovers();
  expect(await listed()).toEqual([]);
});
