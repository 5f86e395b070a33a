import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  captionsKey,
  listSavedVideos,
  openVideoCache,
  pieceKey,
  recordKey,
  removeClosedVideos,
  removeSavedVideo,
  removeUnrecorded,
  writeRecord,
} from '../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const MEMBER = 'member';
const OPEN = { locked: false, videoBytes: 1000, video: '/media/videos/muu.mp4' };

const titles = async () => (await listSavedVideos(MEMBER)).map(({ title }) => title);

beforeEach(async () => {
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const cache = await openVideoCache(MEMBER);
  for (const [trainingId, otherTrainings] of [
    ['avatud', []],
    ['suletud', []],
    ['videota', []],
    ['kadunud', ['avatud']],
  ] as const) {
    const address = `/media/videos/${trainingId}.mp4`;
    const film = { address, bytes: 1000, isWhole: true };
    await writeRecord(cache, { trainingId, otherTrainings, title: trainingId, ...film });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a saved video goes when no training that is open to her has a video any more', async () => {
  await removeClosedVideos(MEMBER, [
    { id: 'avatud', ...OPEN },
    { id: 'suletud', ...OPEN, locked: true },
    { id: 'videota', ...OPEN, videoBytes: null },
  ]);
  expect(await titles()).toEqual(['avatud', 'kadunud']);
});

it('a saved video stays as long as any training that is open to her has it, though she saved it with another', async () => {
  await removeClosedVideos(MEMBER, [
    { id: 'suletud', ...OPEN, locked: true },
    { id: 'teine', ...OPEN, video: '/media/videos/suletud.mp4?signature=x' },
  ]);
  expect(await titles()).toEqual(['suletud']);
});

it('what is left of a video whose removal was killed goes, and nothing of another one', async () => {
  const cache = await openVideoCache(MEMBER);
  const keysOf = (trainingId: string) => {
    const address = `/media/videos/${trainingId}.mp4`;
    return [pieceKey(address, 0), pieceKey(address, 1), captionsKey(address)];
  };
  for (const key of [...keysOf('avatud'), ...keysOf('suletud')]) await cache.put(key, new Response('film'));
  const drop = cache.delete.bind(cache);
  vi.spyOn(cache, 'delete').mockImplementation((key) =>
    key === recordKey('/media/videos/suletud.mp4') ? drop(key) : Promise.reject(new Error('Killed')),
  );
  await expect(removeSavedVideo(MEMBER, '/media/videos/suletud.mp4')).rejects.toThrow('Killed');
  vi.restoreAllMocks();
  await removeUnrecorded(MEMBER);
  const left = (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length));
  expect(left.filter((key) => key.includes('suletud'))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(keysOf('avatud')));
  expect(await titles()).toEqual(['avatud', 'kadunud', 'videota']);
});
