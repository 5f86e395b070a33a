import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { Replaced } from '../substitutes/substituted.ts';

/** One of the recipe's ingredients, or its substitute. */
export type CookedIngredient = NonNullable<RecipeDetailsFragment['ingredients']>[number] & {
  replaces?: Replaced;
};

/** Returns, keyed by the name of the replaced food, how much of the substitute equals one gram or millilitre of it. */
export function ratiosOf(ingredients: readonly CookedIngredient[]): ReadonlyMap<string, number> {
  const ratios = ingredients.flatMap(({ replaces }) =>
    replaces?.ratio === undefined ? [] : [[replaces.food.name_EE, replaces.ratio] as const],
  );
  return new Map(ratios);
}
