/** A full disk on which the library keeps pictures: they make room for what she logs. */
import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PICTURE_CACHE } from '../../../src/device/spare-room.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const MEMBER = 'member';
const ENTRY = { input: { id: 'm1', weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' } };
const another = (id: string) => ({ input: { ...ENTRY.input, id } });
const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const COVER = '/media/covers/supp.svg';

let outbox: Outbox;
/** The number of times the disk has found no room. */
let refused: number;
/** True if there is room for this without the pictures. */
let isFullWithout: boolean;
/** The removal of the pictures waits for this: only then there is room. */
let going: Promise<void>;

const addHers = () => outbox.add('createMeasurement', ENTRY, { photo: PHOTO });

async function kept(): Promise<unknown[]> {
  const reopened = await Outbox.open(MEMBER, 'test');
  const photos = await Promise.all(reopened.entries.map((entry) => reopened.photoOf(entry)));
  reopened.close();
  return photos;
}

beforeEach(async () => {
  wipeDevice();
  [refused, isFullWithout, going] = [0, false, Promise.resolve()];
  const storage = createCacheStorage();
  vi.stubGlobal('caches', storage);
  const pictures = await storage.open(PICTURE_CACHE);
  await pictures.put(COVER, new Response('<svg/>'));
  outbox = await Outbox.open(MEMBER, 'test');
  let hasRoom = false;
  vi.spyOn(pictures, 'delete').mockImplementation(async () => {
    await going;
    hasRoom = !isFullWithout;
    return true;
  });
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
    if (hasRoom) return add.call(this, value);
    refused += 1;
    throw new DOMException('Full', 'QuotaExceededError');
  });
});
afterEach(() => {
  outbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('promise 2: they are removed, and what she logged is kept with its photo, once', async () => {
  const entry = await addHers();
  expect(outbox.entries).toEqual([entry]);
  expect(await kept()).toMatchObject([{ type: PHOTO.type }]);
  expect(await caches.has(PICTURE_CACHE)).toBe(false);
});

it('promise 1: where there is no room without them either, nothing is kept, and she is told', async () => {
  isFullWithout = true;
  await expect(addHers()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect([outbox.entries, await kept(), refused]).toEqual([[], [], 2]);
  // There are none to give up any more.
  await expect(addHers()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect([outbox.entries, await kept()]).toEqual([[], []]);
});

it('promise 2: what she logs while they are still going is kept too, in this tab and in another', async () => {
  let release = () => {};
  going = new Promise((resolve) => (release = resolve));
  const other = await Outbox.open(MEMBER, 'test');
  const first = addHers();
  await expect.poll(() => caches.has(PICTURE_CACHE)).toBe(false);
  const later = [
    outbox.add('createMeasurement', another('m2')),
    other.add('createMeasurement', another('m3')),
  ];
  await expect.poll(() => refused).toBe(3);
  release();
  const entries = await Promise.all([first, ...later]);
  other.close();
  const reopened = await Outbox.open(MEMBER, 'test');
  expect(reopened.entries.map(({ id }) => id).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  reopened.close();
});

it('they stay where something else fails', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Broken', 'DataError');
  });
  await expect(addHers()).rejects.toMatchObject({ name: 'DataError' });
  expect(await caches.has(PICTURE_CACHE)).toBe(true);
});
