/** The portions that use up her amount of one ingredient, or that put her energy on each plate. */
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { Cooking, ScaledTo } from '../../../../contract/marks/cooking.mark.ts';
import { nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';

type Ingredients = NonNullable<RecipeDetailsFragment['ingredients']>;
type Recipe = Pick<RecipeDetailsFragment, 'servings'>;

export type MeasuredIngredient = Ingredients[number] & { amount: number; unit: 'G' | 'ML' };

/** Returns the ingredients that are not added to taste. */
export function measuredOf(ingredients: Ingredients): MeasuredIngredient[] {
  return ingredients.filter(
    (entry): entry is MeasuredIngredient =>
      entry.amount !== null && entry.amount > 0 && entry.unit !== 'TASTE',
  );
}

/** Returns the amount, not rounded; undefined if the recipe has none of it. */
export function servingsOf(to: ScaledTo, recipe: Recipe, ingredients: Ingredients): number | undefined {
  if ('foodId' in to) {
    const whole = measuredOf(ingredients).find(({ ingredient }) => ingredient.id === to.foodId);
    return whole && (recipe.servings * to.amount) / whole.amount;
  }
  const kcal = nutritionPerServing(ingredients, recipe.servings)?.kcal ?? 0;
  return kcal > 0 ? (to.plates * to.kcal) / kcal : undefined;
}

/**
 * Returns the amount she scaled by, if it still gives these portions: the recipe may have changed since, and another release changes
 * the portions alone.
 */
export function standingScale(
  { servings, scaledTo }: Cooking,
  recipe: Recipe,
  ingredients: Ingredients,
): ScaledTo | undefined {
  const comesTo = scaledTo && servingsOf(scaledTo, recipe, ingredients);
  return servings !== undefined && comesTo !== undefined && Math.abs(comesTo - servings) < 1e-6
    ? scaledTo
    : undefined;
}
