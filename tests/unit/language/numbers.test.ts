import { describe, expect, it } from 'vitest';
import {
  formatBytes,
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

  it('keeps a unit on the line of its number', () => {
    expect(formatWithUnit(68.5, 'kg')).toBe('68,5\u00A0kg');
  });

  it('writes a change with a true minus or a plus, and none at zero', () => {
    expect(formatChangeWithUnit(-2.4, 'kg')).toBe('\u22122,4\u00A0kg');
    expect(formatChangeWithUnit(2.4, 'kg')).toBe('+2,4\u00A0kg');
    expect(formatChangeWithUnit(-0.04, 'kg')).toBe('0\u00A0kg');
  });

  it('writes percent without and euros with a no-break space', () => {
    expect(formatPercent(0.245)).toBe('24,5%');
    expect(formatEuros(1990)).toBe('19,90\u00A0€');
    expect(formatEuros(129_000)).toBe('1\u00A0290,00\u00A0€');
  });

  it('writes sizes in the unit a person would say', () => {
    expect(formatBytes(1)).toBe('1\u00A0kB');
    expect(formatBytes(4_560_000)).toBe('4,6\u00A0MB');
    expect(formatBytes(84_560_000)).toBe('85\u00A0MB');
  });

  it('joins the last item of a list with ja', () => {
    expect(formatList(['kana', 'riis', 'spargelkapsas'])).toBe('kana, riis ja spargelkapsas');
  });
});
