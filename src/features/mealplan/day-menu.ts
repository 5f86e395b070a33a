/** Adds up a day's menu. */
import type { MealPlanMealFragment } from '../../contract/documents.generated.ts';
import { dayOf } from '../../contract/moments.ts';
import {
  addNutrition,
  multiplyNutrition,
  NO_NUTRITION,
  nutritionPerServing,
} from '../../contract/recipe-nutrition.ts';
import type { Nutrition } from '../../contract/recipe-nutrition.ts';

/** For the number of portions in the menu; undefined for a recipe that is closed to her. */
export function mealNutrition({ recipe, servings }: MealPlanMealFragment): Nutrition | undefined {
  const perServing = nutritionPerServing(recipe.ingredients, recipe.servings);
  return perServing && multiplyNutrition(perServing, servings);
}

export interface DayTotal {
  nutrition: Nutrition;
  /** Meals whose nutrition is unknown and therefore not in the sum. */
  unknownCount: number;
}

export function dayTotal(meals: readonly MealPlanMealFragment[]): DayTotal {
  const known = meals.map(mealNutrition).filter((nutrition) => nutrition !== undefined);
  return {
    nutrition: known.reduce(addNutrition, NO_NUTRITION),
    unknownCount: meals.length - known.length,
  };
}

/** Picks one day's meals from `meals`, in their order. */
export function mealsOfDay(meals: readonly MealPlanMealFragment[], day: string): MealPlanMealFragment[] {
  return meals
    .filter(({ sk_dateTime }) => dayOf(sk_dateTime) === day)
    .sort((left, right) => left.sk_dateTime.localeCompare(right.sk_dateTime));
}
