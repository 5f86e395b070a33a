// @vitest-environment jsdom
/** A page asks at these chances what another of her phones has logged. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNewsChance } from '../../../src/reading/news-chances.ts';
import { noteRequest } from '../../../src/offline/connection.ts';

let asked = 0;
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  noteRequest(true);
  asked = 0;
  visibility = 'visible';
  stop = onNewsChance(() => void (asked += 1));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks when she returns and when the network is back, at most every half minute, and the last time is made up for', () => {
  show('hidden');
  expect(asked).toBe(0);
  show('visible');
  expect(asked).toBe(1);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
  vi.advanceTimersByTime(19_999);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(asked).toBe(2);
  vi.advanceTimersByTime(30_000);
  expect(asked).toBe(2);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(3);
});

it('asks every two minutes of a page that stands open, and not without a network', () => {
  vi.advanceTimersByTime(240_000);
  expect(asked).toBe(2);
  noteRequest(false);
  vi.advanceTimersByTime(240_000);
  expect(asked).toBe(2);
});

it('asks nothing behind her back, nor once it is stopped', () => {
  show('visible');
  window.dispatchEvent(new Event('online'));
  show('hidden');
  vi.advanceTimersByTime(240_000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
  show('visible');
  expect(asked).toBe(2);
  window.dispatchEvent(new Event('online'));
  stop();
  vi.advanceTimersByTime(240_000);
  expect(asked).toBe(2);
});
