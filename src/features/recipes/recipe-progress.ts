/** Her progress with a recipe on this device: portions, ticked ingredients, the current cooking step. */
import { forget, recall, remember } from '../../session/member-memory.ts';

export interface RecipeProgress {
  servings?: number;
  /** Indexes of ticked ingredients in the recipe's list. */
  ticked: readonly number[];
  /** From 1; absent while she is not cooking. */
  step?: number;
}

export const NO_PROGRESS: RecipeProgress = { ticked: [] };

const LIFE_MS = 3 * 24 * 60 * 60 * 1000;

const nameOf = (recipeId: string) => `recipe.${recipeId}`;

export function readRecipeProgress(memberId: string, recipeId: string): RecipeProgress {
  return recall(memberId, nameOf(recipeId), isRecipeProgress) ?? NO_PROGRESS;
}

/** Kept for three days from the last change. */
export function keepRecipeProgress(memberId: string, recipeId: string, progress: RecipeProgress): void {
  const isEmpty =
    progress.ticked.length === 0 && progress.step === undefined && progress.servings === undefined;
  if (isEmpty) forget(memberId, nameOf(recipeId));
  else remember(memberId, nameOf(recipeId), progress, LIFE_MS);
}

function isRecipeProgress(value: unknown): value is RecipeProgress {
  if (typeof value !== 'object' || value === null || !('ticked' in value)) return false;
  const { ticked, step, servings }: { ticked: unknown; step?: unknown; servings?: unknown } = value;
  const isNumberOrAbsent = (number: unknown) => number === undefined || typeof number === 'number';
  return (
    Array.isArray(ticked) &&
    ticked.every((place) => typeof place === 'number') &&
    isNumberOrAbsent(step) &&
    isNumberOrAbsent(servings)
  );
}
