import { describe, expect, it } from 'vitest';
import { createMinuteCounts } from '../../../../server/web/minute-counts.ts';

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
});
