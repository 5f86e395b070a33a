import type { FoodContent, RecipeIngredientContent } from '../server/modules/platform/content/content.ts';
import { nutritionPerServing } from '../contract/recipe-nutrition.ts';

/** One portion's energy, as the app will show it. Throws for a food missing from `foodById`. */
export function kcalPerServing(
  recipe: { servings: number; ingredients: readonly RecipeIngredientContent[] },
  foodById: ReadonlyMap<string, FoodContent>,
): number {
  const ingredients = recipe.ingredients.map(({ amount, unit, foodId }) => {
    const ingredient = foodById.get(foodId);
    if (!ingredient) throw new Error(`No food has the id ${foodId}.`);
    return { amount, unit, ingredient };
  });
  return nutritionPerServing(ingredients, recipe.servings)?.kcal ?? 0;
}
