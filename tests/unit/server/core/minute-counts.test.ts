import { describe, expect, it, vi } from 'vitest';
import { createMinuteCounts } from '../../../../server/core/minute-counts.ts';

describe('counts of a minute', () => {
  it('refuse requests over the limit with the seconds left, and start again after that', () => {
    let now = 1_000_000;
    const counts = createMinuteCounts(2, () => now);
    expect([counts.take('a'), counts.take('a')]).toEqual([null, null]);
    now += 20_000;
    expect(counts.take('a')).toBe(40);
    expect(counts.take('b')).toBeNull();
    now += 40_000;
    expect(counts.take('a')).toBeNull();
  });

  it('end after a minute although the clock of the machine is put back meanwhile', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
    const counts = createMinuteCounts(1);
    counts.take('a');
    vi.setSystemTime(new Date('2026-11-26T11:00:00Z'));
    expect(counts.take('a')).toBeLessThanOrEqual(60);
    vi.useRealTimers();
  });
});
