// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
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
import { removeLeftovers } from '../../../src/session/member-data.ts';
import { recall, remember } from '../../../src/session/member-memory.ts';
import { writeSession } from '../../../src/session/session-database.ts';

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
  await new MarksDatabase(memberId).merge([], '1');
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
