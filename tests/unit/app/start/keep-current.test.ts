// @vitest-environment jsdom
/** A page that stays open for days. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  onLibraryFull,
  tellLibraryFull,
  tellLibraryRefreshed,
} from '../../../../src/library/library-channel.ts';
import { keepLibraryCurrent, readEachDay } from '../../../../src/app/start/keep-current.ts';

const HOUR_MS = 60 * 60_000;
let stop = () => {};
let asked: unknown[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
  const active = { postMessage: (message: unknown) => asked.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const comeBackAfter = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

it('promise 8: has the library compared when she comes back to it, until it is closed', async () => {
  stop = keepLibraryCurrent('member', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([{ type: 'refresh-library', isUrgent: false }]);
  await comeBackAfter(HOUR_MS);
  const before = asked.length;
  expect(before).toBeGreaterThan(1);
  stop();
  await comeBackAfter(HOUR_MS);
  expect(asked).toHaveLength(before);
});

it('has nothing fetched for half an hour after the disk had no room for it', async () => {
  stop = keepLibraryCurrent('member', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await new Promise<void>((resolve) => {
    // Listens after the page does, and so is told after it.
    const leave = onLibraryFull('member', () => {
      leave();
      resolve();
    });
    tellLibraryFull('member');
  });
  await comeBackAfter(HOUR_MS / 4);
  expect(asked).toHaveLength(1);
  await comeBackAfter(HOUR_MS / 4);
  expect(asked.length).toBeGreaterThan(1);
});

it('promise 8: shows what the library has come to have when she comes back, and at once where she looks on', async () => {
  let shown = 0;
  stop = keepLibraryCurrent('member', () => {
    shown += 1;
  });
  await comeBackAfter(HOUR_MS);
  expect(shown).toBe(1);
  tellLibraryRefreshed('another');
  tellLibraryRefreshed('member');
  vi.useRealTimers();
  await expect.poll(() => shown).toBe(2);
});

it('promise 8: reads ahead again on another day, and once a day', async () => {
  const read = { begun: 0, running: 0 };
  stop = readEachDay(() => {
    read.begun += 1;
    read.running += 1;
    return () => {
      read.running -= 1;
    };
  });
  await comeBackAfter(HOUR_MS);
  expect(read).toEqual({ begun: 1, running: 1 });
  await comeBackAfter(24 * HOUR_MS);
  await comeBackAfter(HOUR_MS);
  expect(read).toEqual({ begun: 2, running: 1 });
  stop();
  expect(read).toEqual({ begun: 2, running: 0 });
});
