/** Scales a recipe's amounts to another number of portions, and defines which portions she can choose. */
import { SERVINGS_STEP } from '../../../../contract/limits.ts';

/** Portions go from a half to as many as a pot could hold. */
export const SERVINGS_MIN = 0.5;
export const SERVINGS_MAX = 24;

/** The least portions of a recipe that is scaled to her amount: a taste. A pot is the most. */
export const SCALED_SERVINGS_MIN = 0.1;

/** The next half in the direction of `wanted`, even from portions that are no halves because she scaled them to her amount. */
export function changeServings(servings: number, wanted: number): number {
  const steps = wanted / SERVINGS_STEP;
  const changed = (wanted > servings ? Math.floor(steps) : Math.ceil(steps)) * SERVINGS_STEP;
  return Math.min(SERVINGS_MAX, Math.max(SERVINGS_MIN, changed));
}

/**
 * Scales `amount` grams or millilitres by `factor`, rounded to a kitchen scale's precision: to 5 above 50, to 1
 * below, to a tenth below 1. An amount never becomes zero, and an unscaled amount stays as written.
 */
export function scaleAmount(amount: number, factor: number): number {
  return factor === 1 ? amount : kitchenAmount(amount * factor);
}

/** As `scaleAmount`, for an amount that is scaled already. */
export function kitchenAmount(scaled: number): number {
  if (scaled > 50) return Math.round(scaled / 5) * 5;
  if (scaled >= 1 || scaled <= 0) return Math.round(scaled);
  return Math.max(0.1, Math.round(scaled * 10) / 10);
}
