import { describe, expect, it } from 'vitest';
import { addressKey, createMinuteCounts } from '../../../../server/web/minute-counts.ts';

describe('counts of a minute', () => {
  it('refuse what is too much with the seconds that are left, and begin anew after it', () => {
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

describe('whose an address is', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('is told of %s by %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
