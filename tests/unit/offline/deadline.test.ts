import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deadline, withDeadline } from '../../../src/offline/deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts in time, or with the signal that it is part of', () => {
  const outer = new AbortController();
  const [early, late] = [deadline(1_000, outer.signal), deadline(10_000, outer.signal)];
  vi.advanceTimersByTime(1_000);
  expect([early.aborted, late.aborted]).toEqual([true, false]);
  outer.abort();
  expect(late.aborted).toBe(true);
  expect(deadline(1_000, outer.signal).aborted).toBe(true);
});

it('leaves nothing on a signal that outlives it, once it is over or what it was for has ended', async () => {
  const outer = new AbortController();
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = outer.signal;
  vi.spyOn(outer.signal, 'addEventListener').mockImplementation((...given: unknown[]) => {
    listening.add(given[1]);
    Reflect.apply(addEventListener, outer.signal, given);
  });
  vi.spyOn(outer.signal, 'removeEventListener').mockImplementation((...given: unknown[]) => {
    listening.delete(given[1]);
    Reflect.apply(removeEventListener, outer.signal, given);
  });
  for (let request = 0; request < 10; request += 1) deadline(1_000, outer.signal);
  expect(listening.size).toBe(10);
  vi.advanceTimersByTime(1_000);
  expect(listening.size).toBe(0);
  const works = [async () => 'done', () => Promise.reject(new Error('failed'))];
  for (const work of works) {
    const ended = withDeadline(1_000, outer.signal, work).catch(String);
    expect(listening.size).toBe(1);
    expect(await ended).toMatch(/done|failed/);
    expect(listening.size).toBe(0);
  }
  expect(vi.getTimerCount()).toBe(0);
});
