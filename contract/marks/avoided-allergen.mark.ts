/** Records that she must not eat an allergen, until she takes it back. Keyed by the allergen. */
import { ALLERGENS } from '../enumerations.ts';
import type { MarkKind } from './mark-kind.ts';

/** A device that remembers it alone would forget it after a year: an allergy does not end then. */
export const AVOIDED_LIFE_MS = 50 * 365 * 24 * 60 * 60 * 1000;

export const avoidedAllergen: MarkKind<true> = {
  name: 'avoided-allergen',
  key: new RegExp(`^(?:${ALLERGENS.join('|')})$`),
  maxKept: ALLERGENS.length,
  consent: 'FOOD_CHOICES',
  lifeMs: AVOIDED_LIFE_MS,
  isValue: (value): value is true => value === true,
};
