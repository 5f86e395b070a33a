// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/device/after-paint.ts';

const done: string[] = [];
const work = () => void done.push('done');

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('work that follows what is drawn', () => {
  it('waits for the frame, and is done once', () => {
    afterPaint(work);
    vi.advanceTimersByTime(10);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['done']);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['done']);
  });

  it('is done without a frame in a page that is hidden before it was drawn', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    afterPaint(work);
    vi.advanceTimersByTime(150);
    expect(done).toEqual(['done']);
  });

  it('is done at once in a hidden page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    afterPaint(work);
    expect(done).toEqual(['done']);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['done']);
  });

  it('is never done once it is no longer wanted', () => {
    const cancel = afterPaint(work);
    vi.advanceTimersToNextFrame();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(done).toEqual([]);
  });
});
