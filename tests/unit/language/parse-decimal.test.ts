import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/language/numbers.ts';
import { parseDecimal } from '../../../src/language/parse-decimal.ts';

const value = (typed: string) => {
  const parsed = parseDecimal(typed);
  return parsed.ok ? parsed.value : parsed.reason;
};

describe('parseDecimal', () => {
  it.each([
    ['68,5', 68.5],
    ['68.5', 68.5],
    [' 68 ', 68],
    ['1 234,5', 1234.5],
    ['1\u00A0234,5', 1234.5],
    ['1\u202F234', 1234],
    ['-2,4', -2.4],
    ['\u22122,4', -2.4],
    ['+2', 2],
    ['0,05', 0.05],
  ])('reads %j as %d', (typed, expected) => {
    expect(value(typed)).toBe(expected);
  });

  it.each(['abc', '68,5 kg', '1,2,3', '1.234,5', ',', '5,', '--2', '1e3', 'Infinity', '0x10'])(
    'refuses %j',
    (typed) => {
      expect(value(typed)).toBe('not-a-number');
    },
  );

  it('distinguishes an empty field from a wrong one', () => {
    expect(value('')).toBe('empty');
    expect(value(' \u00A0 ')).toBe('empty');
  });

  it('counts the decimals as typed', () => {
    expect(parseDecimal('68,50')).toEqual({ ok: true, value: 68.5, decimals: 2 });
  });

  it('reads back whatever formatNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        expect(value(formatNumber(tenths / 10))).toBe(tenths / 10 + 0);
      }),
    );
  });
});
