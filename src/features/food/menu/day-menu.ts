/** Adds up a day's menu. */
import { dayOf } from '../../../../contract/moments.ts';
import {
  addNutrition,
  multiplyNutrition,
  NO_NUTRITION,
  nutritionPerServing,
} from '../../../../contract/recipe-nutrition.ts';
import type { Nutrition } from '../../../../contract/recipe-nutrition.ts';
import { isLeftOut, type MenuMeal } from './her-menu.ts';

/** For the number of portions in the menu; undefined for a recipe that is closed to her. */
export function mealNutrition({ recipe, servings }: MenuMeal): Nutrition | undefined {
  const perServing = nutritionPerServing(recipe.ingredients, recipe.servings);
  return perServing && multiplyNutrition(perServing, servings);
}

export interface DayTotal {
  nutrition: Nutrition;
  /** Meals that are closed to her, and therefore not in the sum. */
  unknownCount: number;
  /** Meals that could not be read, nor are they. */
  unreadCount: number;
}

/** Sums up the meals that she eats, without those that she leaves out: of the energy the whole kcal that each meal shows. */
export function dayTotal(meals: readonly MenuMeal[]): DayTotal {
  const eaten = meals.filter((meal) => !isLeftOut(meal));
  const known = eaten
    .map(mealNutrition)
    .filter((nutrition) => nutrition !== undefined)
    .map((nutrition) => ({ ...nutrition, kcal: Math.round(nutrition.kcal) }));
  const unreadCount = eaten.filter(({ isUnread }) => isUnread).length;
  return {
    nutrition: known.reduce(addNutrition, NO_NUTRITION),
    unknownCount: eaten.length - known.length - unreadCount,
    unreadCount,
  };
}

/** Picks one day's meals from `meals`, in their order. */
export function mealsOfDay<Meal extends { sk_dateTime: string }>(
  meals: readonly Meal[],
  day: string,
): Meal[] {
  return meals
    .filter(({ sk_dateTime }) => dayOf(sk_dateTime) === day)
    .sort((left, right) => left.sk_dateTime.localeCompare(right.sk_dateTime));
}
