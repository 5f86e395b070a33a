import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { servingsOf, standingScale } from '../../../../../src/features/food/recipes/scaled-servings.ts';
import { PARTS, partsOf } from '../../../../../src/features/food/shopping/parts.ts';

type Ingredient = NonNullable<RecipeDetailsFragment['ingredients']>[number];

const ingredientOf = (id: string, amount: number): Ingredient => ({
  __typename: 'RecipeIngredient',
  amount,
  unit: 'G',
  ingredient: {
    __typename: 'Ingredient',
    id,
    name_EE: id,
    partitive_EE: null,
    quantity_EE: null,
    group_EE: null,
    kcal: 120,
    protein: 20,
    fat: 2,
    carbs: 0,
  },
});
const grams = fc.integer({ min: 1, max: 2000 });

describe('portions scaled to what she has', () => {
  it('buy exactly that, and of the rest in proportion', () => {
    fc.assert(
      fc.property(grams, grams, grams, fc.integer({ min: 1, max: 12 }), (chicken, rice, has, servings) => {
        const ingredients = [ingredientOf('kanafilee', chicken), ingredientOf('riis', rice)];
        const portions = servingsOf({ foodId: 'kanafilee', amount: has }, { servings }, ingredients) ?? 0;
        expect(partsOf(chicken, portions, servings)).toBe(has * PARTS);
        // Halfway between two parts either is right.
        const exactly = (rice * has * PARTS) / chicken;
        expect(Math.abs(partsOf(rice, portions, servings) - exactly)).toBeLessThan(0.501);
      }),
    );
  });

  it('come to the energy of so many plates', () => {
    // 600 kcal in 2 portions.
    const ingredients = [ingredientOf('kanafilee', 500)];
    expect(servingsOf({ kcal: 450, plates: 3 }, { servings: 2 }, ingredients)).toBe(4.5);
  });

  it('are said no longer once they come to something else', () => {
    const ingredients = [ingredientOf('kanafilee', 500)];
    const scaledTo = { foodId: 'kanafilee', amount: 400 };
    const at = (servings: number) =>
      standingScale({ ticked: [], servings, scaledTo }, { servings: 2 }, ingredients);
    expect(at(1.6)).toBe(scaledTo);
    expect(at(2.5)).toBeUndefined();
    expect(
      standingScale({ ticked: [], servings: 1.6, scaledTo }, { servings: 2 }, [ingredientOf('riis', 500)]),
    ).toBeUndefined();
  });
});
