// @vitest-environment jsdom
/** A week's films if the phone leaves Wi-Fi for mobile data on the way. */
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savingOf, startSaving } from '../../../../../src/features/training/saved-videos/savings.ts';
import {
  startWeekSaving,
  weekSaving,
} from '../../../../../src/features/calendar/week-download/week-saving.ts';
import { listSavedVideos } from '../../../../../src/library/saved-videos.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';

const MEMBER = 'member';
/** Two pieces. */
const BYTES = 200 * 1024;
const films = ['jalad', 'selg'].map((id) => ({ trainingId: id, title: id, bytes: BYTES }));
const askAddress = async (trainingId: string) => `/media/${trainingId}.mp4`;
const order = { memberId: MEMBER, films, askAddress };

let type: 'wifi' | 'cellular';
/** `cellular /media/jalad.mp4` for each piece that was asked for, in order. */
let pieces: string[];
let onPiece: (nth: number) => void;

async function give(address: string, { headers }: RequestInit): Promise<Response> {
  const range = /^bytes=(\d+)-(\d+)$/u.exec(new Headers(headers).get('Range') ?? '');
  if (!range) return new Response(null, { status: 404 });
  const [start, end] = [Number(range[1]), Number(range[2])];
  pieces.push(`${type} ${address}`);
  onPiece(pieces.length);
  const body = new Uint8Array(end - start + 1);
  return new Response(body, { status: 206, headers: { 'Content-Range': `bytes ${start}-${end}/${BYTES}` } });
}

const keptIds = async () =>
  (await listSavedVideos(MEMBER)).filter(({ isWhole }) => isWhole).map(({ trainingId }) => trainingId);
const savingJalad = () => savingOf(MEMBER, '/media/jalad.mp4');

beforeEach(() => {
  [type, pieces, onPiece] = ['wifi', [], () => {}];
  Object.defineProperty(navigator, 'connection', { get: () => ({ type }), configurable: true });
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('fetch', give);
  // The page's own is none that Node's responses know.
  vi.stubGlobal('Blob', Blob);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

it('a film that was cut off waits for Wi-Fi, and then comes by itself', async () => {
  onPiece = (nth) => {
    if (nth > 1) return;
    type = 'cellular';
    throw new TypeError('Load failed');
  };
  await startWeekSaving(order);
  expect(weekSaving.get()).toEqual({ state: 'held' });
  window.dispatchEvent(new Event('online'));
  expect(savingJalad()).toEqual({ state: 'interrupted', isHeld: true });
  type = 'wifi';
  window.dispatchEvent(new Event('online'));
  await expect.poll(keptIds).toEqual(['jalad']);
  expect(pieces).toEqual(Array.from({ length: 3 }, () => 'wifi /media/jalad.mp4'));
});

it('a film that was not cut off gets no further piece, and goes on at her press', async () => {
  onPiece = () => (type = 'cellular');
  const video = { ...films[0]!, address: '/media/jalad.mp4', askAddress: () => askAddress('jalad') };
  await startSaving(MEMBER, video);
  expect(savingJalad()).toEqual({ state: 'interrupted', isHeld: true });
  expect(pieces).toHaveLength(1);
  await startSaving(MEMBER, video);
  expect(await keptIds()).toEqual(['jalad']);
  expect(pieces).toEqual(['wifi /media/jalad.mp4', 'cellular /media/jalad.mp4']);
});

it('no film is begun after one that came whole, until she presses again', async () => {
  onPiece = (nth) => {
    if (nth === 2) type = 'cellular';
  };
  await startWeekSaving(order);
  expect(weekSaving.get()).toEqual({ state: 'held' });
  expect([await keptIds(), pieces.length]).toEqual([['jalad'], 2]);
  await startWeekSaving({ ...order, films: films.slice(1) });
  expect(weekSaving.get()).toEqual({ state: 'idle' });
  expect(await keptIds()).toEqual(['jalad', 'selg']);
});
