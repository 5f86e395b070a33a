import { describe, expect, it } from 'vitest';
import type { ShoppingTick } from '../../../../../contract/marks/shopping-tick.mark.ts';
import { tagOf } from '../../../../../src/platform/marks/tag.ts';
import { sharedShoppingList } from '../../../../../src/features/food/shopping/shared-list.ts';

const SOURCE = 'recipe.supp.1';
const FOODS = [
  ['kartul', 'Kartul', 'köögivili', 'G', 55_440_000, null],
  ['sool', 'Sool', 'maitse', 'TASTE', 0, null],
];
const TICK: ShoppingTick = { how: 'bought', covered: { [tagOf(SOURCE)]: 55_440_000 } };

const mark = (kind: string, key: string, value: unknown) => ({ kind, key, value: JSON.stringify(value) });
const source = mark('shopping-source', SOURCE, { count: 2, foods: FOODS });
const listOf = (...marks: ReturnType<typeof mark>[]) =>
  sharedShoppingList({ endsAt: '2026-11-27T14:00:00+02:00', marks });

describe('a shared list', () => {
  it('is her list: what is to be bought by aisle, what is bought, and what she has at home', () => {
    const { open, bought, home } = listOf(
      source,
      mark('shopping-tick', 'food.kartul', TICK),
      mark('shopping-own', 'c0ffee00-0000-4000-8000-000000000001', {
        text: 'Küünlad',
        addedAt: '2026-11-20T14:00:00+02:00',
      }),
      mark('shopping-staple', 'sool', true),
    );
    const toBuy = open.map(({ aisle, rows }) => [aisle, rows.map(({ name }) => name)]);
    expect(toBuy).toEqual([['own', ['Küünlad']]]);
    expect(bought.map(({ name }) => name)).toEqual(['Kartul']);
    expect(home.map(({ name }) => name)).toEqual(['Sool']);
  });

  it('asks once for a recipe that two phones have listed in two rounds', () => {
    const { open } = listOf(source, { ...source, key: 'recipe.supp.2' });
    const amounts = open.flatMap(({ rows }) => rows.map(({ food }) => food?.parts));
    expect(amounts).toEqual([55_440_000, 0]);
  });

  it('leaves out marks of a form that this release does not know', () => {
    const { open, bought } = listOf(source, mark('shopping-tick', 'food.kartul', { how: 'later' }), {
      kind: 'shopping-own',
      key: 'c0ffee00-0000-4000-8000-000000000001',
      value: '{',
    });
    expect(open.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(['Kartul', 'Sool']);
    expect(bought).toEqual([]);
  });
});
