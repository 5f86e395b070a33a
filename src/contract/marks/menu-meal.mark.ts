/** What she eats in place of a meal of the suggested menu. By the id of the menu's entry; it ends when she takes the suggestion back. */
import { MEAL_TYPES } from '../enumerations.ts';
import { CONTENT_ID, type MarkKind } from './mark-kind.ts';

export interface MenuChoice {
  recipeId: string;
  /** In halves. 0: she leaves the meal out. */
  servings: number;
}

export const MENU_SERVINGS_MAX = 12;

export const menuMeal: MarkKind<MenuChoice> = {
  name: 'menu-meal',
  key: new RegExp(`^\\d{4}-\\d{2}-\\d{2}_(?:${MEAL_TYPES.join('|')})$`),
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
