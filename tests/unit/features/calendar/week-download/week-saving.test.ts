// @vitest-environment jsdom
/** A week's films, saved one after the other from a service that gives ranges. */
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  startWeekSaving,
  stopWeekSaving,
  type WeekFilm,
  weekSaving,
} from '../../../../../src/features/calendar/week-download/week-saving.ts';
import { FilmClosed, FilmGone } from '../../../../../src/features/training/saved-videos/save-video.ts';
import {
  listSavedVideos,
  openVideoCache,
  removeSavedVideos,
  trainingsOf,
  writeRecord,
} from '../../../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';

const MEMBER = 'member';
/** Two trainings share a film. */
const ADDRESSES: Record<string, string> = {
  jalad: '/media/kukk.mp4',
  selg: '/media/sild.mp4',
  tuhar: '/media/kukk.mp4',
};
const BYTES = 300_000;
const FILMS: WeekFilm[] = ['jalad', 'selg', 'tuhar'].map((id) => ({
  trainingId: id,
  title: id,
  bytes: BYTES,
}));

let asked: string[];
/** Runs before each piece is given. */
let onPiece: (path: string) => void | Promise<void>;

function giveRoom(bytes: number): void {
  const estimate = async () => ({ quota: 100_000_000, usage: 100_000_000 - bytes });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
}

async function give(address: string, { headers }: RequestInit): Promise<Response> {
  const [, start = '0', end = '0'] =
    /^bytes=(\d+)-(\d+)$/u.exec(new Headers(headers).get('Range') ?? '') ?? [];
  if (address.endsWith('.vtt')) return new Response(null, { status: 404 });
  await onPiece(address);
  const body = new Uint8Array(Number(end) - Number(start) + 1);
  return new Response(body, { status: 206, headers: { 'Content-Range': `bytes ${start}-${end}/${BYTES}` } });
}

async function askAddress(trainingId: string): Promise<string> {
  asked.push(trainingId);
  return ADDRESSES[trainingId] ?? '';
}

const order = { memberId: MEMBER, films: FILMS, askAddress };

/** `/media/kukk.mp4: jalad, tuhar` of each that is here completely. */
async function kept(): Promise<string[]> {
  const videos = await listSavedVideos(MEMBER);
  return videos
    .filter(({ isWhole }) => isWhole)
    .map((each) => `${each.address}: ${trainingsOf(each).join(', ')}`);
}

beforeEach(() => {
  asked = [];
  onPiece = () => {};
  giveRoom(50_000_000);
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('fetch', give);
  // The page's own is none that Node's responses know.
  vi.stubGlobal('Blob', Blob);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  vi.unstubAllGlobals();
});

it('saves each film once, and each training that has it plays it', async () => {
  await startWeekSaving(order);
  expect(weekSaving.get()).toEqual({ state: 'idle' });
  expect(await kept()).toEqual(['/media/kukk.mp4: jalad, tuhar', '/media/sild.mp4: selg']);
});

it('ends what another training with the same film began, and both play it', async () => {
  const begun = {
    trainingId: 'kõht',
    title: 'kõht',
    address: '/media/kukk.mp4',
    bytes: BYTES,
    isWhole: false,
  };
  await writeRecord(await openVideoCache(MEMBER), begun);
  await startWeekSaving({ ...order, films: FILMS.slice(0, 1) });
  expect(await kept()).toEqual(['/media/kukk.mp4: kõht, jalad']);
});

it('tells how much of the whole has come', async () => {
  const shares: number[] = [];
  const leave = weekSaving.subscribe(() => {
    const saving = weekSaving.get();
    if (saving.state === 'saving') shares.push(saving.keptBytes / saving.bytes);
  });
  await startWeekSaving(order);
  leave();
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
  expect(shares.at(-1)).toBeGreaterThan(0.6);
});

it('cancelled in its second film, keeps the first and nothing of the second', async () => {
  let stopped: Promise<void> | undefined;
  onPiece = (path) => {
    if (path === ADDRESSES['selg']) stopped ??= stopWeekSaving();
  };
  await startWeekSaving(order);
  await stopped;
  expect(weekSaving.get()).toEqual({ state: 'idle' });
  expect((await listSavedVideos(MEMBER)).map(({ address }) => address)).toEqual(['/media/kukk.mp4']);
});

it('ends with everything else when she signs out, and keeps nothing more', async () => {
  onPiece = async (path) => {
    if (path === ADDRESSES['jalad']) await removeSavedVideos(MEMBER);
  };
  await startWeekSaving(order);
  expect(asked).not.toContain('selg');
  expect(await listSavedVideos(MEMBER)).toEqual([]);
});

it.each([
  ['that staff replace', async () => '/media/uus.mp4'],
  ['that her plan ceases to open', () => Promise.reject(new FilmClosed())],
])('passes over a film %s while it comes, and keeps nothing of it', async (_which, askAnew) => {
  let [isOther, isCut] = [false, false];
  onPiece = (path) => {
    if (path !== '/media/sild.mp4' || isCut) return;
    isOther = true;
    isCut = true;
    throw new TypeError('Load failed');
  };
  const changing = (id: string) => (isOther && id === 'selg' ? askAnew() : askAddress(id));
  const saving = startWeekSaving({ ...order, askAddress: changing });
  await expect.poll(() => weekSaving.get()).toMatchObject({ isWaiting: true });
  window.dispatchEvent(new Event('online'));
  await saving;
  expect(weekSaving.get()).toEqual({ state: 'idle' });
  expect((await listSavedVideos(MEMBER)).map(({ address }) => address)).toEqual(['/media/kukk.mp4']);
  expect(await kept()).toEqual(['/media/kukk.mp4: jalad, tuhar']);
});

it.each([
  ['that the service has no longer', FilmGone],
  ['of a plan that she has no longer', FilmClosed],
])('passes over a film %s', async (_why, Refused) => {
  const refused = (id: string) => (id === 'selg' ? Promise.reject(new Refused()) : askAddress(id));
  await startWeekSaving({ ...order, askAddress: refused });
  expect(weekSaving.get()).toEqual({ state: 'idle' });
  expect(await kept()).toEqual(['/media/kukk.mp4: jalad, tuhar']);
});

it('does not start if there is no room for all of it, and says so', async () => {
  giveRoom(3 * BYTES - 1);
  await startWeekSaving(order);
  expect(weekSaving.get()).toEqual({ state: 'full' });
  expect(asked).toEqual([]);
});

it('is interrupted while nobody can name a film, and her next tap begins it again', async () => {
  const states: string[] = [];
  const leave = weekSaving.subscribe(() => states.push(weekSaving.get().state));
  const nobody = { ...order, askAddress: () => Promise.reject(new Error('No network')) };
  await startWeekSaving(nobody);
  await startWeekSaving(nobody);
  leave();
  expect(states).toEqual(['saving', 'interrupted', 'saving', 'interrupted']);
});
