import { describe, expect, it } from 'vitest';
import {
  MACRO_SPLITS,
  macroGrams,
  macroPercent,
} from '../../../../../src/features/food/energy/macro-split.ts';

describe('macroGrams', () => {
  it('divides 2000 kcal by the balanced split', () => {
    expect(macroGrams(2000, 'balanced')).toEqual({ protein: 90, fat: 71, carbs: 250 });
  });

  it('gives more protein when asked to', () => {
    expect(macroGrams(2000, 'protein')).toEqual({ protein: 125, fat: 67, carbs: 225 });
  });

  it.each(MACRO_SPLITS)('distributes all of the energy in the split %s', (split) => {
    expect(macroPercent(split, 'protein') + macroPercent(split, 'fat') + macroPercent(split, 'carbs')).toBe(
      100,
    );
    const { protein, fat, carbs } = macroGrams(1800, split);
    expect(Math.abs(protein * 4 + fat * 9 + carbs * 4 - 1800)).toBeLessThan(10);
  });
});
