// @vitest-environment jsdom
/** A film that staff have replaced or withdrawn while she saves it. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest';
import { CombinedError } from '@urql/core';
import { GoneFilm } from '../../../../../src/features/training/saved-videos/gone-film.tsx';
import { FilmClosed, FilmGone } from '../../../../../src/features/training/saved-videos/save-video.ts';
import { SaveVideoPanel } from '../../../../../src/features/training/saved-videos/save-video-panel.tsx';
import { savedVideosText } from '../../../../../src/features/training/saved-videos/saved-videos.text.ts';
import { isGoneFrom, startSaving } from '../../../../../src/features/training/saved-videos/savings.ts';
import { addressIn } from '../../../../../src/features/training/trainings/use-video-address.ts';
import { training as words } from '../../../../../src/language/words.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { listSavedVideos, openVideoCache, recordKey } from '../../../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const failed = (code: string) =>
  new CombinedError({ graphQLErrors: [{ message: '', extensions: { code } }] });
const noNetwork = new CombinedError({ networkError: new Error('No network') });

const FILM = { trainingId: 't-1', title: 'Selg', address: '/media/videos/vana.mp4', bytes: 1000 };
const replaced = { ...FILM, askAddress: async () => '/media/videos/uus.mp4' };
const saidOn = (trainingId: string) => (
  <GoneFilm key={trainingId} memberId={MEMBER.id} trainingId={trainingId} />
);
const said = () => screen.queryByText(savedVideosText.gone);

beforeAll(completeJsdom);
beforeEach(() => vi.stubGlobal('caches', createCacheStorage()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is said on its page, and nothing of it stays', async () => {
  const outbox = await openOutbox();
  const page = (
    <>
      <SaveVideoPanel memberId={MEMBER.id} video={replaced} />
      {saidOn('t-1')}
    </>
  );
  openPage(page, { outbox });
  fireEvent.click(await screen.findByRole('button', { name: words.saveOffline }));
  expect(await screen.findByText(savedVideosText.gone)).toBeTruthy();
  expect(await listSavedVideos(MEMBER.id)).toEqual([]);
});

it('is said on the page of its training alone, and not again once she has left it', async () => {
  await startSaving(MEMBER.id, replaced);
  openPage(saidOn('t-2'));
  expect(said()).toBeNull();
  cleanup();
  openPage(saidOn('t-1'));
  expect(said()).not.toBeNull();
  cleanup();
  openPage(saidOn('t-1'));
  expect(said()).toBeNull();
});

it('is said no more when she saves the film that took its place', async () => {
  await startSaving(MEMBER.id, replaced);
  openPage(saidOn('t-1'));
  expect(said()).not.toBeNull();
  const address = '/media/videos/uus.mp4';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await act(() => startSaving(MEMBER.id, { ...FILM, address, askAddress: async () => address }));
  expect(said()).toBeNull();
});

it('is said where staff have withdrawn it, which ends it on this device, and not where she did so in another tab or her plan is over', async () => {
  const end = async (askAddress: () => Promise<string>) => {
    await startSaving(MEMBER.id, { ...FILM, askAddress });
    return isGoneFrom(MEMBER.id, FILM.trainingId);
  };
  const open = { ...trainingCard(FILM.trainingId), video: FILM.address, videoBytes: FILM.bytes };
  const listed = (trainings: readonly (typeof open)[]) =>
    withLibrary(MEMBER.id, (library) => library.put('trainings', trainings as never, 'all'));
  vi.stubGlobal('fetch', async () => {
    await (await openVideoCache(MEMBER.id)).delete(recordKey(FILM.address));
    const headers = { 'Content-Range': `bytes 0-${FILM.bytes - 1}/${FILM.bytes}` };
    return new Response(new Uint8Array(FILM.bytes), { status: 206, headers });
  });
  const askAddress = async () => FILM.address;
  expect(await end(askAddress)).toBe(false);
  await listed([open]);
  expect(await end(askAddress)).toBe(false);
  await listed([{ ...open, locked: true }]);
  expect(await end(askAddress)).toBe(false);
  await listed([]);
  expect(await end(askAddress)).toBe(true);
});

it('is gone only where the service says so', () => {
  expect(addressIn({ answer: { video: '/a.mp4' }, error: undefined })).toBe('/a.mp4');
  for (const error of [undefined, failed('NOT_FOUND')])
    expect(() => addressIn({ answer: undefined, error })).toThrow(FilmGone);
  const closed = { answer: undefined, error: failed('NOT_AUTHORIZED') };
  expect(() => addressIn(closed)).toThrow(FilmClosed);
  for (const error of [noNetwork, failed('INTERNAL'), failed('RATE_LIMITED')])
    expect(() => addressIn({ answer: undefined, error })).toThrow('There is no address');
});
