/** Her rating of a recipe, from 1 to 5. Keyed by the recipe's id; it ends when she takes the rating away. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const RATING_MAX = 5;

export const recipeRating: MarkKind<number> = {
  name: 'recipe-rating',
  key: CONTENT_ID,
  maxKept: 1_000,
  isValue: (value): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RATING_MAX,
};
