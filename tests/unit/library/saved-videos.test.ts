import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  listSavedVideos,
  openVideoCache,
  removeClosedVideos,
  writeRecord,
} from '../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const MEMBER = 'member';
const OPEN = { locked: false, videoBytes: 1000 };

const titles = async () => (await listSavedVideos(MEMBER)).map(({ title }) => title);

beforeEach(async () => {
  vi.stubGlobal('caches', createCacheStorage());
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
