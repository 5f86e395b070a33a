// @vitest-environment jsdom
/** Questions that failed for lack of a network are asked again at these chances. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRetryChance } from '../../../../src/app/graphql/retry-chances.ts';
import { noteRequest } from '../../../../src/offline/connection.ts';

let retries = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  noteRequest(true);
  retries = 0;
  stop = onRetryChance(() => void (retries += 1));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('as soon as another request has come through, once', () => {
  noteRequest(true);
  expect(retries).toBe(0);
  noteRequest(false);
  expect(retries).toBe(0);
  noteRequest(true);
  noteRequest(true);
  expect(retries).toBe(1);
});

it('within two seconds after one request was lost, then less and less often, and at least every twenty seconds', () => {
  vi.advanceTimersByTime(60_000);
  expect(retries).toBe(0);
  noteRequest(false);
  vi.advanceTimersByTime(2_000);
  expect(retries).toBe(1);
  vi.advanceTimersByTime(58_000);
  const inTheFirstMinute = retries;
  expect(inTheFirstMinute).toBeGreaterThanOrEqual(5);
  expect(inTheFirstMinute).toBeLessThanOrEqual(9);
  vi.advanceTimersByTime(60_000);
  expect(retries - inTheFirstMinute).toBeGreaterThanOrEqual(3);
  expect(retries - inTheFirstMinute).toBeLessThanOrEqual(6);
});

it('no more once something has come through, and soon again after the next loss', () => {
  noteRequest(false);
  vi.advanceTimersByTime(60_000);
  noteRequest(true);
  retries = 0;
  vi.advanceTimersByTime(60_000);
  expect(retries).toBe(0);
  noteRequest(false);
  vi.advanceTimersByTime(2_000);
  expect(retries).toBe(1);
});

it('while nobody looks at the page, not at all', () => {
  noteRequest(false);
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  visible.mockRestore();
  expect(retries).toBe(0);
});

it('never after it is stopped', () => {
  stop();
  noteRequest(false);
  noteRequest(true);
  vi.advanceTimersByTime(60_000);
  expect(retries).toBe(0);
});
