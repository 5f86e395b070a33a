// @vitest-environment jsdom
/** A film that two trainings have, saved with one of them, on the page of the other. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilmGone } from '../../../../../src/features/training/saved-videos/save-video.ts';
import { savedVideosText } from '../../../../../src/features/training/saved-videos/saved-videos.text.ts';
import { savingOf, startSaving } from '../../../../../src/features/training/saved-videos/savings.ts';
import { TrainingVideo } from '../../../../../src/features/training/trainings/training-video.tsx';
import { trainingsText } from '../../../../../src/features/training/trainings/trainings.text.ts';
import { lockedReason } from '../../../../../src/platform/access/locked.text.ts';
import { fill, training as words } from '../../../../../src/language/words.ts';
import {
  listSavedVideos,
  openVideoCache,
  trainingsOf,
  writeRecord,
} from '../../../../../src/library/saved-videos.ts';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const FILM = '/media/videos/kukk.mp4';
const training = {
  ...trainingCard('teine'),
  description: null,
  plan: null,
  soundcloudUrl: null,
  chapters: null,
};
const RECORD = { trainingId: 'esimene', title: 'Esimene', address: FILM, bytes: 1000, isWhole: true };
let outbox: Outbox;

function open(): void {
  const { client } = serverThat(() => ({
    getTraining: { __typename: 'Training', id: 'teine', video: `${FILM}?signature=x` },
  }));
  openPage(<TrainingVideo training={{ ...training, videoBytes: 1000 }} />, { outbox, client });
}

beforeAll(completeJsdom);
beforeEach(async () => {
  vi.stubGlobal('caches', createCacheStorage());
  outbox = await openOutbox();
  const cache = await openVideoCache(MEMBER.id);
  await writeRecord(cache, RECORD);
});
afterEach(() => {
  cleanup();
  act(() => noteRequest(true));
  vi.unstubAllGlobals();
});

it('plays without a network where the page says that it is saved', async () => {
  open();
  expect(await screen.findByText(new RegExp(`^${words.savedOffline}`, 'u'))).toBeTruthy();
  act(() => noteRequest(false));
  const player = screen.getByLabelText(fill(trainingsText.player, { title: training.title }));
  expect((player as HTMLVideoElement).controls).toBe(true);
  expect(screen.queryByText(/internetiühendust/u)).toBeNull();
});

it('has its place from the start, with the button that saves it, before anyone has said its address', () => {
  const { client } = serverThat(() => new Promise(() => undefined));
  openPage(<TrainingVideo training={{ ...training, videoBytes: 1000 }} />, { outbox, client });
  const player = screen.getByLabelText(fill(trainingsText.player, { title: training.title }));
  expect((player as HTMLVideoElement).controls).toBe(false);
  expect(screen.queryByText(/internetiühendust/u)).toBeNull();
  const save = screen.getByRole('button', { name: new RegExp(words.saveOffline, 'u') });
  fireEvent.click(save);
  expect(savingOf(MEMBER.id, '')).toBeUndefined();
});

it('is said to be gone on a page that shows no film any more', async () => {
  const askAddress = () => Promise.reject(new FilmGone());
  const address = '/media/videos/eemaldatud.mp4';
  await startSaving(MEMBER.id, { trainingId: 'teine', title: 'Teine', address, bytes: 1000, askAddress });
  openPage(<TrainingVideo training={{ ...training, videoBytes: null }} />, { outbox });
  expect(await screen.findByText(savedVideosText.gone)).toBeTruthy();
});

it('is its own from then on, so that it is found by it where nobody says the address', async () => {
  open();
  await waitFor(async () =>
    expect((await listSavedVideos(MEMBER.id)).map(trainingsOf)).toEqual([['esimene', 'teine']]),
  );
});

describe('whose plan ended while its page was open', () => {
  const player = () => screen.queryByLabelText(fill(trainingsText.player, { title: training.title }));
  const saysWhatOpensIt = () => screen.findByText(lockedReason('training', training.accessLevel));
  let hasEnded: boolean;

  beforeEach(() => {
    hasEnded = false;
    const path = ['getTraining', 'video'];
    const refused = {
      data: { getTraining: { __typename: 'Training', id: 'teine', video: null } },
      errors: [{ message: 'NOT_AUTHORIZED', path, extensions: { code: 'NOT_AUTHORIZED' } }],
    };
    const film = { __typename: 'Training', id: 'teine', video: '/media/videos/teine.mp4?signature=x' };
    const { client } = serverThat(() => (hasEnded ? refused : { getTraining: film }));
    openPage(<TrainingVideo training={{ ...training, videoBytes: 1000 }} />, { outbox, client });
  });

  it('is said to belong to the plan, and not to be gone, where she saves it, and nothing of it stays', async () => {
    const save = await screen.findByRole('button', { name: words.saveOffline });
    hasEnded = true;
    fireEvent.click(save);
    expect(await saysWhatOpensIt()).toBeTruthy();
    await waitFor(() => expect(savingOf(MEMBER.id, '/media/videos/teine.mp4')).toEqual({ state: 'closed' }));
    expect(screen.queryByText(savedVideosText.gone)).toBeNull();
    expect((await listSavedVideos(MEMBER.id)).map(({ address }) => address)).toEqual([FILM]);
  });

  it('is said to belong to the plan, and not to be broken, where its address has expired as it plays', async () => {
    await screen.findByRole('button', { name: words.saveOffline });
    hasEnded = true;
    fireEvent.error(player() ?? document.body);
    expect(await saysWhatOpensIt()).toBeTruthy();
    expect(player()).toBeNull();
    expect(screen.queryByText(trainingsText.videoBroken)).toBeNull();
  });
});

it('plays on where it is saved, though her plan has ended', async () => {
  const { client } = serverThat(() => 'NOT_AUTHORIZED');
  await writeRecord(await openVideoCache(MEMBER.id), { ...RECORD, trainingId: 'teine' });
  openPage(<TrainingVideo training={{ ...training, videoBytes: 1000 }} />, { outbox, client });
  expect(await screen.findByText(new RegExp(`^${words.savedOffline}`, 'u'))).toBeTruthy();
  expect(screen.queryByText(lockedReason('training', training.accessLevel))).toBeNull();
});
