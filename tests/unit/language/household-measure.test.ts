import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFoodTable } from '../../../press/food-table.ts';
import { householdHint, measureOf } from '../../../src/language/household-measure.ts';

describe('householdHint', () => {
  it('counts spoons and decilitres in halves', () => {
    expect(householdHint(40, 'ML', '1 spl ≈ 15 ml')).toBe('≈ 2,5\u00A0spl');
    expect(householdHint(5, 'G', '1 tl ≈ 5 g')).toBe('≈ 1\u00A0tl');
    expect(householdHint(120, 'G', '1 dl ≈ 80 g')).toBe('≈ 1,5\u00A0dl');
    expect(householdHint(250, 'ML', '1 dl')).toBe('≈ 2,5\u00A0dl');
    expect(householdHint(12, 'G', '1 spl riivitult ≈ 6 g')).toBe('≈ 2\u00A0spl riivitult');
  });

  it.each(['constructor', 'toString'])('takes „%s“ for a piece like any word', (name) => {
    expect(householdHint(360, 'G', `1 ${name} ≈ 60 g`)).toBe('≈ 6\u00A0tk');
    expect(measureOf(`1 ${name} ≈ 60 g`, 'G')?.isPiece).toBe(true);
  });

  it('counts pieces of foods bought by the piece, so that nobody has to divide', () => {
    expect(householdHint(600, 'G', '1 kartul ≈ 100 g')).toBe('≈ 6\u00A0tk');
    expect(householdHint(360, 'G', '1 muna ≈ 60 g')).toBe('≈ 6\u00A0tk');
    expect(householdHint(45, 'G', '1 sibul ≈ 90 g')).toBe('≈ 0,5\u00A0tk');
    expect(householdHint(625, 'G', '1 kartul ≈ 100 g')).toBe('≈ 6\u00A0tk');
  });

  it('counts slices, cans and handfuls with their own word, in its case', () => {
    expect(householdHint(60, 'G', '1 viil ≈ 30 g')).toBe('≈ 2\u00A0viilu');
    expect(householdHint(30, 'G', '1 viil ≈ 30 g')).toBe('≈ 1\u00A0viil');
    expect(householdHint(480, 'G', '1 purk nõrutatult ≈ 240 g')).toBe('≈ 2\u00A0purki nõrutatult');
    expect(householdHint(300, 'ML', '1 klaas ≈ 2 dl')).toBe('≈ 1,5\u00A0klaasi');
    expect(householdHint(100, 'G', '10 marja ≈ 50 g')).toBe('≈ 20\u00A0marja');
  });

  it('returns nothing when a spoon is impractical, or for a food measured in portions', () => {
    expect(householdHint(500, 'ML', '1 spl ≈ 15 ml')).toBeUndefined();
    expect(householdHint(2, 'ML', '1 spl ≈ 15 ml')).toBeUndefined();
    expect(householdHint(260, 'G', '1 portsjon ≈ 130 g')).toBeUndefined();
  });

  it('does not mix grams with millilitres', () => {
    expect(householdHint(30, 'ML', '1 spl ≈ 10 g')).toBeUndefined();
  });

  it('returns nothing for what is added to taste or has no measure', () => {
    expect(householdHint(null, 'TASTE', 'maitse järgi')).toBeUndefined();
    expect(householdHint(10, 'G', null)).toBeUndefined();
    expect(householdHint(10, 'G', '1 dl')).toBeUndefined();
    expect(householdHint(10, 'G', 'maitse järgi')).toBeUndefined();
  });

  it('handles every measure of the food table', () => {
    const { table, problems } = parseFoodTable('foods.csv', readFileSync('content/foods.csv', 'utf8'));
    expect(problems).toEqual([]);
    const unread = table.foods
      .filter(({ quantity_EE }) => quantity_EE !== null && !/maitse|portsjon/.test(quantity_EE))
      .filter(({ quantity_EE, per }) =>
        [5, 15, 100, 400].every((amount) => householdHint(amount, per, quantity_EE) === undefined),
      );
    expect(unread.map(({ name_EE }) => name_EE)).toEqual([]);
  });
});
