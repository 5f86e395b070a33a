// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from '../../../src/ui/use-now.ts';
import { useToday } from '../../../src/ui/use-today.ts';

/** By the device's own calendar, whatever its time zone. */
const LATE = new Date(2026, 10, 30, 23, 59, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: LATE });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('a screen left open', () => {
  it('moves to the new day at midnight', () => {
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-30');
    pass(29_999);
    expect(result.current).toBe('2026-11-30');
    pass(1);
    expect(result.current).toBe('2026-12-01');
    pass(24 * 3_600_000);
    expect(result.current).toBe('2026-12-02');
  });

  it('updates when it becomes visible again, even if its timers slept', () => {
    const { result } = renderHook(useToday);
    vi.setSystemTime(new Date(2026, 11, 3, 7));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toBe('2026-12-03');
  });

  it('knows the minute', () => {
    const { result } = renderHook(useNow);
    expect(result.current.getMinutes()).toBe(59);
    pass(30_000);
    expect([result.current.getHours(), result.current.getMinutes()]).toEqual([0, 0]);
  });
});
