/**
 * Energy and macros from a recipe's raw amounts: sum of amount / 100 × the food's figure. Grams count by the gram and millilitres
 * by the millilitre, as the foods' own figures do; ingredients added to taste count as nothing.
 */
import type { AmountWithNutritionFragment } from './documents.generated.ts';

/** Energy in kcal, the others in grams. */
export interface Nutrition {
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
}

type CountedIngredient = Pick<AmountWithNutritionFragment, 'amount' | 'unit'> & {
  ingredient: Nutrition;
};

export const NO_NUTRITION: Nutrition = { kcal: 0, protein: 0, fat: 0, carbs: 0 };

function countedAmount({ amount, unit }: Pick<CountedIngredient, 'amount' | 'unit'>): number {
  return unit === 'TASTE' ? 0 : (amount ?? 0);
}

function eachFigure(count: (figure: keyof Nutrition) => number): Nutrition {
  return { kcal: count('kcal'), protein: count('protein'), fat: count('fat'), carbs: count('carbs') };
}

export function addNutrition(left: Nutrition, right: Nutrition): Nutrition {
  return eachFigure((figure) => left[figure] + right[figure]);
}

export function multiplyNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return eachFigure((figure) => nutrition[figure] * factor);
}

/** Sums the whole recipe with its amounts as they are. */
export function nutritionOf(ingredients: readonly CountedIngredient[]): Nutrition {
  return eachFigure((figure) =>
    ingredients.reduce((sum, entry) => sum + entry.ingredient[figure] * (countedAmount(entry) / 100), 0),
  );
}

/** Returns undefined if the ingredients are locked, or make no portion. */
export function nutritionPerServing(
  ingredients: readonly CountedIngredient[] | null,
  servings: number,
): Nutrition | undefined {
  if (!ingredients || servings <= 0) return undefined;
  return multiplyNutrition(nutritionOf(ingredients), 1 / servings);
}

/** Per 100 g of raw ingredients, a millilitre taken as a gram. Undefined when nothing has an amount. */
export function nutritionPer100g(ingredients: readonly CountedIngredient[] | null): Nutrition | undefined {
  const weight = (ingredients ?? []).reduce((sum, entry) => sum + countedAmount(entry), 0);
  if (!ingredients || weight <= 0) return undefined;
  return multiplyNutrition(nutritionOf(ingredients), 100 / weight);
}
