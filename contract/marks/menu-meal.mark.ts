/**
 * The dish that she eats in place of a meal of the suggested menu, or besides it. Keyed by the id of the menu's entry; it ends
 * when she goes back to the suggestion. A meal that she adds has one more part in its key, so that additions of two phones are
 * both kept.
 */
import { MEAL_TYPES, type MealType } from '../enumerations.ts';
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface MenuChoice {
  recipeId: string;
  /** In halves. 0: she leaves the meal out; none of an added meal. */
  servings: number;
}

export const MENU_SERVINGS_MAX = 12;

export const menuMeal: MarkKind<MenuChoice> = {
  name: 'menu-meal',
  key: new RegExp(`^(?<day>\\d{4}-\\d{2}-\\d{2})_(?:${MEAL_TYPES.join('|')})(?:_[0-9a-f]{8})?$`),
  maxKept: 1_000,
  isValue(value): value is MenuChoice {
    if (typeof value !== 'object' || value === null) return false;
    const { recipeId, servings }: Partial<Record<keyof MenuChoice, unknown>> = value;
    return (
      typeof recipeId === 'string' &&
      CONTENT_ID.test(recipeId) &&
      typeof servings === 'number' &&
      Number.isInteger(servings * 2) &&
      servings >= 0 &&
      servings <= MENU_SERVINGS_MAX
    );
  },
};

/** Returns the key for a meal of the suggested menu. */
export function mealKey(day: string, mealType: MealType): string {
  return `${day}_${mealType}`;
}

/** Returns a new key for a meal that she adds to it. */
export function addedMealKey(day: string, mealType: MealType): string {
  return `${mealKey(day, mealType)}_${crypto.randomUUID().slice(0, 8)}`;
}

export function mealOfKey(key: string): { day: string; mealType: MealType; isAdded: boolean } {
  const [day, mealType, added] = key.split('_') as [string, MealType, string | undefined];
  return { day, mealType, isAdded: added !== undefined };
}
