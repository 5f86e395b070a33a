// @vitest-environment jsdom
/** The focus and the words once a press about a saved video has taken its own button away. */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SaveVideoPanel } from '../../../../../src/features/training/saved-videos/save-video-panel.tsx';
import { SavedVideoList } from '../../../../../src/features/training/saved-videos/saved-video-list.tsx';
import { actions, training as trainingWords } from '../../../../../src/language/words.ts';
import {
  openVideoCache,
  tellSavedVideosChanged,
  writeRecord,
} from '../../../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();
const film = (trainingId: string) => ({ address: `/media/${trainingId}.mp4`, bytes: 1_000 });
const focused = () => document.activeElement;
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  vi.stubGlobal('caches', createCacheStorage());
  // The film never arrives: its request ends when she stops it.
  const give = (_address: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', reject));
  vi.stubGlobal('fetch', give);
});
afterEach(() => void vi.unstubAllGlobals());

async function keep(...ids: readonly string[]): Promise<void> {
  const cache = await openVideoCache(MEMBER.id);
  for (const id of ids) await writeRecord(cache, { trainingId: id, title: id, isWhole: true, ...film(id) });
}

it('goes on through the list of all, to the heading with the last, and each is said to be gone', async () => {
  await keep('jalad', 'selg');
  openPage(
    <main>
      <h1 tabIndex={-1}>Seaded</h1>
      <SavedVideoList memberId={MEMBER.id} />
    </main>,
  );
  await press(/jalad$/u);
  expect(await screen.findByText('„jalad“ on seadmest eemaldatud.')).toBeTruthy();
  // The list hears of it by a channel, and the message does not wait for that.
  await expect.poll(focused).toBe(screen.getByRole('button', { name: /selg$/u }));
  await press(/selg$/u);
  expect(await screen.findByText('„selg“ on seadmest eemaldatud.')).toBeTruthy();
  await expect.poll(focused).toBe(screen.getByRole('heading', { name: 'Seaded' }));
});

it('does not bring back a removed video by a reading that began before and ends later', async () => {
  await keep('jalad', 'selg');
  const cache = await openVideoCache(MEMBER.id);
  openPage(<SavedVideoList memberId={MEMBER.id} />);
  await screen.findByRole('button', { name: /selg$/u });
  const match = cache.match.bind(cache);
  let end: (() => void) | undefined;
  vi.spyOn(cache, 'match').mockImplementationOnce(async (address) => {
    const found = await match(address);
    await new Promise<void>((resolve) => (end = resolve));
    return found;
  });
  // Read again, by a list that comes late, since another page has changed something.
  tellSavedVideosChanged(MEMBER.id);
  await expect.poll(() => end).toBeDefined();
  await press(/jalad$/u);
  await press(/selg$/u);
  await expect.poll(() => screen.queryAllByRole('listitem')).toEqual([]);
  await act(async () => end?.());
  await act(async () => undefined);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('stays at a training’s video, whichever of its buttons she presses', async () => {
  await keep('jalad');
  const video = {
    trainingId: 'jalad',
    title: 'jalad',
    ...film('jalad'),
    askAddress: async () => '/media/jalad.mp4',
  };
  openPage(<SaveVideoPanel memberId={MEMBER.id} video={video} />);
  await press(trainingWords.removeOffline);
  await expect.poll(() => button(trainingWords.saveOffline)).not.toBeNull();
  expect(focused()).toBe(button(trainingWords.saveOffline));
  await press(trainingWords.saveOffline);
  await expect.poll(() => button(actions.cancel)).not.toBeNull();
  expect(focused()).toBe(button(actions.cancel));
  await press(actions.cancel);
  await expect.poll(() => button(trainingWords.saveOffline)).not.toBeNull();
  expect(focused()).toBe(button(trainingWords.saveOffline));
});
