import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheName, openCacheStorage } from '../../../src/offline/cache-storage.ts';
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

it('promise 6: keeps nothing that is read after her data was removed', async () => {
  const { storage } = open();
  await storage.readData();
  expect(await removeDatabase(cacheName('member'))).toBe(true);
  await storage.writeData({ 'MeasurementEvent:m1.weight': '68.5' });
  await expect(storage.flushed()).rejects.toMatchObject({ name: 'DatabaseRemoved' });
  expect(await indexedDB.databases()).toEqual([]);
});
