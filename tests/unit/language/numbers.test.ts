import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatChange,
  formatChangeWithUnit,
  formatEuros,
  formatList,
  formatNumber,
  formatPercent,
  formatWithUnit,
} from '../../../src/language/numbers.ts';

describe('numbers in Estonian', () => {
  it('groups thousands from four digits on with a no-break space', () => {
    expect(formatNumber(1234.5)).toBe('1\u00A0234,5');
    expect(formatNumber(1234567)).toBe('1\u00A0234\u00A0567');
  });

  it('keeps a unit on its number’s line', () => {
    expect(formatWithUnit(68.5, 'kg')).toBe('68,5\u00A0kg');
  });

  it('writes a change with a true minus or a plus, and none at zero', () => {
    expect(formatChangeWithUnit(-2.4, 'kg')).toBe('\u22122,4\u00A0kg');
    expect(formatChangeWithUnit(2.4, 'kg')).toBe('+2,4\u00A0kg');
    expect(formatChangeWithUnit(-0.04, 'kg')).toBe('0\u00A0kg');
  });

  it('rounds the decimal as written, not its binary value', () => {
    expect(formatNumber(62.35)).toBe('62,4');
    expect(formatNumber(1.005, 2)).toBe('1,01');
    expect(formatNumber(0.999_999_9)).toBe('1');
  });

  it('writes any number as Intl does', () => {
    const elsewhere = (value: number, decimals: number, signDisplay: 'negative' | 'exceptZero') =>
      new Intl.NumberFormat('et-EE', { useGrouping: 'always', maximumFractionDigits: decimals, signDisplay })
        .format(value)
        .replace(/[\u202F\u2009 ]/g, '\u00A0')
        .replace(/-/g, '\u2212');
    const amount = fc
      .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 7 }))
      .map(([digits, shift]) => Number(`${digits}e-${shift}`));
    const anyAmount = fc.oneof(amount, fc.double({ min: -1e9, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        expect(formatNumber(value, decimals)).toBe(elsewhere(value, decimals, 'negative'));
        expect(formatChange(value, decimals)).toBe(elsewhere(value, decimals, 'exceptZero'));
      }),
      { numRuns: 1000 },
    );
  });

  it('writes percent without and euros with a no-break space', () => {
    expect(formatPercent(0.245)).toBe('24,5%');
    expect(formatEuros(1990)).toBe('19,90\u00A0€');
    expect(formatEuros(129_000)).toBe('1\u00A0290,00\u00A0€');
  });

  it('writes sizes in the unit a person would use', () => {
    expect(formatBytes(1)).toBe('1\u00A0kB');
    expect(formatBytes(4_560_000)).toBe('4,6\u00A0MB');
    expect(formatBytes(84_560_000)).toBe('85\u00A0MB');
  });

  it('joins the last item of a list with ja', () => {
    expect(formatList(['kana', 'riis', 'spargelkapsas'])).toBe('kana, riis ja spargelkapsas');
  });
});
