import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheName } from '../../../src/offline/cache-rows.ts';
import { openCacheStorage } from '../../../src/offline/cache-storage.ts';
import { removeDatabase } from '../../../src/offline/device-database.ts';

beforeEach(wipeDevice);
afterEach(() => void vi.restoreAllMocks());

function open() {
  const failures: unknown[] = [];
  const storage = openCacheStorage({
    memberId: 'member',
    version: '1',
    passingFields: new Set(),
    onFailure: (error) => void failures.push(error),
    onOnline: () => undefined,
  });
  return { storage, failures };
}

it('reports when the disk refuses the cache, and writes the same rows with the next change', async () => {
  const { storage, failures } = open();
  await storage.readData();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await storage.writeData({ 'MeasurementEvent:m1.weight': '68.5', 'MeasurementEvent:m2.weight': '60' });
  await expect(storage.flushed()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  full.mockRestore();
  await storage.writeData({ 'MeasurementEvent:m2.weight': '61' });
  await storage.flushed();
  expect(await open().storage.readData()).toEqual({
    'MeasurementEvent:m1.weight': '68.5',
    'MeasurementEvent:m2.weight': '61',
  });
  expect(failures).toHaveLength(1);
});

it('promise 8: reads what is kept once a disk that failed at the start is well', async () => {
  const { storage } = open();
  await storage.readData();
  await storage.writeData({ 'MeasurementEvent:m1.weight': '68.5' });
  await storage.flushed();
  const failing = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Disk', 'UnknownError');
  });
  const again = open();
  const reading = again.storage.readData();
  await expect.poll(() => again.failures).not.toEqual([]);
  failing.mockRestore();
  expect(await reading).toEqual({ 'MeasurementEvent:m1.weight': '68.5' });
});

it('promise 6: keeps nothing that is read after her data was removed', async () => {
  const { storage } = open();
  await storage.readData();
  expect(await removeDatabase(cacheName('member'))).toBe(true);
  await storage.writeData({ 'MeasurementEvent:m1.weight': '68.5' });
  await expect(storage.flushed()).rejects.toMatchObject({ name: 'DatabaseRemoved' });
  expect(await indexedDB.databases()).toEqual([]);
});

describe('the rows say whose answers they contain', () => {
  async function openHydrated() {
    const { storage } = open();
    await storage.readData();
    storage.onCacheHydrated?.();
    return storage;
  }
  type Storage = Awaited<ReturnType<typeof openHydrated>>;

  async function write(storage: Storage, list: string, entryIds: string[] = []): Promise<void> {
    await storage.writeData({ 'Query.diary': list });
    storage.contain(entryIds);
    await storage.flushed();
  }

  const lackingAtStart = async (entryIds: string[]) => (await openHydrated()).lacking(entryIds);

  it('those that were written with them', async () => {
    const here = await openHydrated();
    await here.lacking([]);
    await write(here, '[m1]', ['e1']);
    expect(await lackingAtStart(['e1', 'e2'])).toEqual(['e2']);
  });

  it('and no longer what another tab has written over without knowing of it', async () => {
    const [here, there] = [await openHydrated(), await openHydrated()];
    await Promise.all([here.lacking([]), there.lacking([])]);
    await write(here, '[m1]', ['e1']);
    await write(there, '[]');
    expect(await lackingAtStart(['e1'])).toEqual(['e1']);
    await write(there, '[m1]', ['e1']);
    expect(await lackingAtStart(['e1'])).toEqual([]);
  });

  it('but for a cache that has never noted any: the outbox is believed', async () => {
    const before = await openHydrated();
    await write(before, '[m1]');
    const here = await openHydrated();
    expect(await here.lacking(['e1'])).toEqual([]);
    await write(here, '[m2, m1]', ['e2']);
    expect(await lackingAtStart(['e1', 'e2', 'e3'])).toEqual(['e3']);
  });

  it('of those only that the outbox still has', async () => {
    const here = await openHydrated();
    await here.lacking([]);
    await write(here, '[m1]', ['e1', 'e2']);
    const next = await openHydrated();
    await next.lacking(['e2']);
    await write(next, '[m2, m1]', ['e3']);
    expect(await lackingAtStart(['e1', 'e2', 'e3'])).toEqual(['e1']);
  });
});
