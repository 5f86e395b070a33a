/** Over the published foods and pairs: what a recipe is with other foods in it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFoodTable } from '../../../../../press/food-table.ts';
import { pageOfSubstitutes, parseSubstituteTable } from '../../../../../press/substitute-table.ts';
import { ALLERGENS, RECIPE_TAGS } from '../../../../../contract/enumerations.ts';
import { substitutionKey } from '../../../../../contract/marks/substitution.mark.ts';
import { nutritionOf } from '../../../../../contract/recipe-nutrition.ts';
import { parseSubstitutes, type Substitutes } from '../../../../../contract/substitutes.ts';
import { candidatesFor, substituted } from '../../../../../src/features/food/substitutes/substituted.ts';

const { table: foods } = parseFoodTable('foods.csv', readFileSync('content/foods.csv', 'utf8'));
const { pairs } = parseSubstituteTable(
  'substitutes.csv',
  readFileSync('content/substitutes.csv', 'utf8'),
  foods,
);
const table = parseSubstitutes(pageOfSubstitutes(pairs, foods).value) as Substitutes;

const ingredient = fc
  .record({ food: fc.constantFrom(...foods.foods), amount: fc.option(fc.integer({ min: 1, max: 900 })) })
  .map(({ food, amount }) => ({
    amount,
    unit: amount === null ? ('TASTE' as const) : food.per,
    ingredient: food,
  }));
const recipe = fc
  .uniqueArray(ingredient, { selector: (entry) => entry.ingredient.id, minLength: 1, maxLength: 9 })
  .map((ingredients) => ({
    id: 'supp',
    ingredients,
    tags: [...RECIPE_TAGS],
    allergens: ALLERGENS.filter((each) =>
      ingredients.some((entry) => entry.ingredient.allergens?.includes(each)),
    ),
  }));
const picks = fc.array(fc.nat(), { minLength: 9, maxLength: 9 });

type Written = typeof recipe extends fc.Arbitrary<infer Taken> ? Taken : never;

/** The choices of a member: for each ingredient one of its candidates, or none. */
function choicesOf({ ingredients }: Written, picked: readonly number[]): Map<string, string> {
  return new Map(
    ingredients.flatMap((entry, place) => {
      const candidates = candidatesFor(entry, ingredients, table);
      const candidate = candidates[(picked[place] ?? 0) % (candidates.length + 1)];
      return candidate ? [[substitutionKey('supp', entry.ingredient.id), candidate.food.id] as const] : [];
    }),
  );
}

it('has the energy and macros of its parts, and their allergens', () => {
  fc.assert(
    fc.property(recipe, picks, (written, picked) => {
      const chosen = choicesOf(written, picked);
      const cooked = substituted(written, table, chosen);
      const parts = written.ingredients.map(({ amount, ingredient: { id } }) => {
        const taken = chosen.get(substitutionKey('supp', id));
        const pair = pairs.find(({ foodId, substituteId }) => foodId === id && substituteId === taken);
        const food = foods.byId.get(pair?.substituteId ?? id);
        return { food, amount: (amount ?? 0) * (pair?.ratio ?? 1) };
      });
      for (const figure of ['kcal', 'protein', 'fat', 'carbs'] as const) {
        const sum = parts.reduce(
          (total, { food, amount }) => total + ((food?.[figure] ?? 0) * amount) / 100,
          0,
        );
        expect(nutritionOf(cooked.ingredients)[figure]).toBeCloseTo(sum, 6);
      }
      expect(cooked.allergens).toEqual(
        ALLERGENS.filter((each) => parts.some(({ food }) => food?.allergens?.includes(each))),
      );
      expect(cooked.tags).toEqual(chosen.size > 0 ? ['EASY', 'GRILL', 'OVEN'] : written.tags);
    }),
  );
});

it('is the recipe itself where nothing is replaced, and again when each is taken back', () => {
  fc.assert(
    fc.property(recipe, picks, (written, picked) => {
      const before = JSON.stringify(written);
      const chosen = choicesOf(written, picked);
      substituted(written, table, chosen);
      expect(substituted(written, table, new Map())).toBe(written);
      expect(JSON.stringify(written)).toBe(before);
      // A pair that staff took out of the table changes nothing.
      expect(substituted(written, { ...table, pairs: [] }, chosen)).toBe(written);
    }),
  );
});

it('offers nothing that the recipe has already, and nothing for what is added to taste', () => {
  fc.assert(
    fc.property(recipe, ({ ingredients }) => {
      const ids = new Set(ingredients.map((entry) => entry.ingredient.id));
      for (const entry of ingredients) {
        const offered = candidatesFor(entry, ingredients, table);
        if (entry.amount === null) expect(offered).toEqual([]);
        expect(offered.filter(({ food }) => ids.has(food.id))).toEqual([]);
      }
    }),
  );
});

it.each(['kadunud', 'constructor'])(
  'tells no allergens where those of the food %s are not known',
  (unknown) => {
    const written = {
      id: 'supp',
      tags: [],
      allergens: null,
      ingredients: ['piim-2-5', unknown].map((id) => ({
        amount: 100,
        unit: 'ML' as const,
        ingredient: { id, name_EE: id },
      })),
    };
    const chosen = new Map([[substitutionKey('supp', 'piim-2-5'), 'kaerajook']]);
    expect(substituted(written, table, chosen).allergens).toBeNull();
    const known = { ...written, ingredients: written.ingredients.slice(0, 1) };
    expect(substituted(known, table, chosen).allergens).toEqual(['GLUTEN']);
  },
);
