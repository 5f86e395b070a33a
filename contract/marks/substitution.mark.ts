/**
 * Her substitute for one food of a recipe, by its id. Keyed by the ids of the recipe and the food, so that nothing is lost when
 * two phones replace different foods; it ends when she takes it back.
 */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const substitution: MarkKind<string> = {
  name: 'substitution',
  key: /^[\w-]{1,100}\.[\w-]{1,100}$/,
  maxKept: 1_000,
  isValue: (value): value is string => typeof value === 'string' && CONTENT_ID.test(value),
};

/** Returns the recipe's id from a mark's key. */
export function substitutedRecipe(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

export function substitutionKey(recipeId: string, foodId: string): string {
  return `${recipeId}.${foodId}`;
}
