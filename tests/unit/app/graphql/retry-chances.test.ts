// @vitest-environment jsdom
/** When questions that failed for lack of a network are asked again. */
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

it('every twenty seconds while nothing has come through', () => {
  vi.advanceTimersByTime(60_000);
  expect(retries).toBe(0);
  noteRequest(false);
  vi.advanceTimersByTime(40_000);
  expect(retries).toBe(2);
});

it('never after it is stopped', () => {
  stop();
  noteRequest(false);
  noteRequest(true);
  vi.advanceTimersByTime(60_000);
  expect(retries).toBe(0);
});
