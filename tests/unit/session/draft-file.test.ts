import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  draftFilesName,
  dropDraftFile,
  dropOldDraftFiles,
  keepDraftFile,
  readDraftFile,
  removeDraftFiles,
} from '../../../src/session/draft-file.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const PHOTO = { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer };
const DAY_MS = 24 * 60 * 60 * 1000;
let caches: ReturnType<typeof createCacheStorage>;

beforeEach(async () => {
  caches = createCacheStorage();
  vi.stubGlobal('caches', caches);
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepDraftFile('mari', 'a', PHOTO);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (memberId: string, id: string) => readDraftFile(memberId, id);
const kept = async () => (await caches.open(draftFilesName('mari'))).keys();

it('is there for a day, for her record alone', async () => {
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await read('mari', 'a')).toEqual(PHOTO);
  expect(await read('mari', 'b')).toBeUndefined();
  expect(await read('kati', 'a')).toBeUndefined();
});

it('is not given back after a day, and leaves the device without its form', async () => {
  vi.setSystemTime(Date.now() + DAY_MS / 2);
  await keepDraftFile('mari', 'b', PHOTO);
  vi.setSystemTime(Date.now() + DAY_MS / 2 + 1);
  expect(await read('mari', 'a')).toBeUndefined();
  expect(await kept()).toHaveLength(2);
  await dropOldDraftFiles('mari');
  expect(await kept()).toHaveLength(1);
  expect(await read('mari', 'b')).toEqual(PHOTO);
});

it('goes when its record is saved or dropped, and with all of hers', async () => {
  await dropDraftFile('mari', 'a');
  expect(await read('mari', 'a')).toBeUndefined();
  await keepDraftFile('mari', 'a', PHOTO);
  await removeDraftFiles('mari');
  expect(await caches.keys()).toEqual([]);
  await dropDraftFile('mari', 'a');
  expect(await caches.keys(), 'nothing of hers is made again').toEqual([]);
});
