/**
 * Records that she does not eat a food, until she takes it back. Keyed by the food's id; the value is its name at the time, so
 * that she can see her choice even when no recipe has it any more.
 */
import { AVOIDED_LIFE_MS } from './avoided-allergen.mark.ts';
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

const NAME_MAX_LENGTH = 200;

export const avoidedFood: MarkKind<string> = {
  name: 'avoided-food',
  key: CONTENT_ID,
  maxKept: 500,
  consent: 'FOOD_CHOICES',
  lifeMs: AVOIDED_LIFE_MS,
  isValue: (value): value is string =>
    typeof value === 'string' && value.trim() !== '' && value.length <= NAME_MAX_LENGTH,
};
