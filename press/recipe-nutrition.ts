import type { FoodContent, RecipeIngredientContent } from '../server/modules/content/content.ts';

/** Per portion; kcal and grams. */
interface Nutrition {
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  fibre: number;
}

/**
 * One portion's nutrition, summed from the raw ingredients: losses in cooking and ingredients added to taste are not
 * counted. Throws for a food missing from `foodById`.
 */
export function nutritionPerServing(
  recipe: { servings: number; ingredients: readonly RecipeIngredientContent[] },
  foodById: ReadonlyMap<string, FoodContent>,
): Nutrition {
  const sum: Nutrition = { kcal: 0, protein: 0, fat: 0, carbs: 0, fibre: 0 };
  for (const { amount, foodId } of recipe.ingredients) {
    const food = foodById.get(foodId);
    if (!food) throw new Error(`No food has the id ${foodId}.`);
    // Figures are per 100 units, and the amount is for all portions.
    const share = (amount ?? 0) / 100 / recipe.servings;
    sum.kcal += food.kcal * share;
    sum.protein += food.protein * share;
    sum.fat += food.fat * share;
    sum.carbs += food.carbs * share;
    sum.fibre += food.fibre * share;
  }
  return sum;
}
