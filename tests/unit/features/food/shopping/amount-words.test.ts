import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFoodTable } from '../../../../../press/food-table.ts';
import { aisleOf, USUAL_ORDER } from '../../../../../src/features/food/shopping/aisles.ts';
import { amountWords } from '../../../../../src/features/food/shopping/amount-words.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';

const { table } = parseFoodTable('foods.csv', readFileSync('content/foods.csv', 'utf8'));

/** As the list writes `amount` of a food of the table, with plain spaces. */
function words(name: string, amount: number): string | undefined {
  const food = table.byName.get(name);
  if (!food) throw new Error(`There is no ${name}`);
  const { id, group_EE: group, per: unit, quantity_EE: measure } = food;
  const row = { id, group, unit, measure, parts: 0, left: 0, isStaple: false };
  return amountWords(row, Math.round(amount * PARTS))?.replaceAll('\u00A0', ' ');
}

describe('an amount as a shopper would buy it', () => {
  it.each([
    ['Kanafilee', 1_200, '1,2 kg'],
    ['Kanafilee', 1_234, '1,234 kg'],
    ['Muna', 550, '10 tk (550 g)'],
    ['Muna', 60, '1 tk (60 g)'],
    ['Küüslauk', 24, '6 küünt (24 g)'],
    ['Küüslauk', 4, '1 küüs (4 g)'],
    ['Kikerherned, konserv', 480, '2 purki (480 g nõrutatult)'],
    ['Kohupiim 5%', 300, '2 pakki (300 g)'],
    ['Kookospiim', 200, '1 purk (200 ml)'],
    ['Piim 2,5%', 1_450, '1,45 l'],
    ['Oliiviõli', 60, '60 ml'],
    ['Kaerahelbed', 350, '350 g'],
    ['Krevetid', 240, '240 g'],
    ['Rukkileib', 120, '120 g'],
    ['Datlid', 70, '70 g'],
    ['Varsseller', 120, '3 vart (120 g)'],
    ['Kreeka pähklid', 60, '60 g'],
  ])('writes %s, %d, as „%s“', (name, amount, written) => {
    expect(words(name, amount)).toBe(written);
  });

  it('rounds to the gram, and leaves nothing out that is needed', () => {
    expect(words('Kaerahelbed', 166.5)).toBe('167 g');
    expect(words('Kaneel', 0.25)).toBe('1 g');
    expect(words('Sool', 0)).toBeUndefined();
  });

  it('knows the aisle of every food of the table', () => {
    const lost = table.foods.filter(({ group_EE }) => aisleOf(group_EE) === 'other');
    expect(lost).toEqual([]);
    expect(aisleOf(null)).toBe('other');
    expect(USUAL_ORDER.at(-1)).toBe('other');
  });
});
