/** The dishes that can be cooked from her foods. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countOf,
  dishesByMissing,
  MANY_MISSING,
  NEVER_MISSING,
  withoutDishes,
} from '../../../../../src/features/food/pantry/dishes-by-missing.ts';

const ids = (...names: string[]) => new Set(names);
const SOUP = { recipeId: 'soup', foodIds: ['kala', 'kartul', 'till', 'sool'] };
const SALAD = { recipeId: 'salad', foodIds: ['kurk', 'tomat', 'oliivioli', 'must-pipar'] };
const OMELETTE = { recipeId: 'omelette', foodIds: ['muna', 'tomat', 'voi', 'sool'] };

it('names what is missing, of the fewest first, and never salt or pepper', () => {
  const found = dishesByMissing([SOUP, SALAD, OMELETTE], {
    now: ids('tomat', 'kurk', 'kala'),
    always: ids('oliivioli'),
  });
  expect([...found]).toEqual([
    [0, [{ recipeId: 'salad', missing: [] }]],
    [
      2,
      [
        { recipeId: 'soup', missing: ['kartul', 'till'] },
        { recipeId: 'omelette', missing: ['muna', 'voi'] },
      ],
    ],
  ]);
});

it('finds no dish by what stands in every kitchen or always in hers', () => {
  expect(dishesByMissing([SALAD], { now: ids(), always: ids('oliivioli') }).size).toBe(0);
  expect(dishesByMissing([SOUP], { now: ids('sool'), always: ids() }).get(MANY_MISSING)).toHaveLength(1);
});

it('puts what uses more of hers first where equally much is missing', () => {
  const stew = { recipeId: 'stew', foodIds: ['kala', 'kartul', 'porgand', 'uba'] };
  const found = dishesByMissing([{ recipeId: 'fish', foodIds: ['kala', 'riis'] }, stew], {
    now: ids('kala', 'kartul', 'porgand'),
    always: ids(),
  });
  expect(found.get(1)?.map(({ recipeId }) => recipeId)).toEqual(['stew', 'fish']);
});

const food = fc.constantFrom('a', 'b', 'c', 'd', 'e', ...NEVER_MISSING);
const foods = fc.uniqueArray(food, { maxLength: 6 });
const dish = fc.uniqueArray(food, { minLength: 1, maxLength: 6 });

it('shows each dish that uses something of hers once, and misses exactly what she does not have', () => {
  fc.assert(
    fc.property(fc.array(dish), foods, foods, (dishes, now, always) => {
      const all = dishes.map((foodIds, place) => ({ recipeId: String(place), foodIds }));
      const atHome = new Set([...now, ...always, ...NEVER_MISSING]);
      const found = dishesByMissing(all, { now: ids(...now), always: ids(...always) });
      const shown = [...found.values()].flat();
      const expected = all.filter(({ foodIds }) => foodIds.some((id) => now.includes(id)));
      expect(shown.map(({ recipeId }) => recipeId).toSorted()).toEqual(
        expected.map(({ recipeId }) => recipeId).toSorted(),
      );
      for (const { recipeId, missing } of shown) {
        expect(missing).toEqual(all[Number(recipeId)]?.foodIds.filter((id) => !atHome.has(id)));
      }
      const counts = shown.map(({ missing }) => missing.length);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    }),
  );
});

it('leaves dishes out of their groups, and no group empty', () => {
  fc.assert(
    fc.property(fc.array(dish), foods, fc.uniqueArray(fc.nat({ max: 9 })), (dishes, now, out) => {
      const all = dishes.map((foodIds, place) => ({ recipeId: String(place), foodIds }));
      const every = dishesByMissing(all, { now: ids(...now), always: ids() });
      const leftOut = ids(...out.map(String));
      const kept = withoutDishes(every, leftOut);
      const shown = [...kept.values()].flat();
      expect(shown).toEqual([...every.values()].flat().filter(({ recipeId }) => !leftOut.has(recipeId)));
      expect(countOf(kept)).toBe(shown.length);
      for (const group of kept.values()) expect(group.length).toBeGreaterThan(0);
    }),
  );
});
