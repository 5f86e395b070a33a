import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eaten, eatenKey } from '../../../../../contract/marks/eaten.mark.ts';
import { eatenDays } from '../../../../../src/features/food/own-recipe/eaten-days.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const meal = fc.record({ recipeId: fc.constantFrom('supp', 'puder', 'a-b_c'), day });
const meals = fc.uniqueArray(meal, { selector: ({ recipeId, day }) => eatenKey(recipeId, day) });

it('no meal is lost or counted twice, and what she ate last comes first', () => {
  fc.assert(
    fc.property(meals, (eatenMeals) => {
      const keys = eatenMeals.map(({ recipeId, day }) => eatenKey(recipeId, day));
      const days = eatenDays(keys);
      expect([...days].flatMap(([id, all]) => all.map((each) => eatenKey(id, each))).toSorted()).toEqual(
        keys.toSorted(),
      );
      for (const all of days.values()) expect(all).toEqual(all.toSorted().toReversed());
      const last = [...days.values()].map(([latest]) => latest);
      expect(last).toEqual(last.toSorted().toReversed());
      expect(keys.every((key) => eaten.key.test(key))).toBe(true);
    }),
  );
});

it('a key that names no day counts nowhere', () => {
  expect(eatenDays(['supp.2026-02-30']).size).toBe(0);
});
