/** Scales a recipe's amounts to another number of portions, and defines which portions she can choose. */
import { SERVINGS_STEP } from '../../contract/limits.ts';

/** From half a portion to as many as a pot could hold. */
export const SERVINGS_MIN = 0.5;
export const SERVINGS_MAX = 24;

export function changeServings(servings: number, steps: number): number {
  const changed = Math.round(servings / SERVINGS_STEP + steps) * SERVINGS_STEP;
  return Math.min(SERVINGS_MAX, Math.max(SERVINGS_MIN, changed));
}

/**
 * Scales `amount` grams or millilitres by `factor`, rounded to a kitchen scale's precision: to 5 above 50, to 1
 * below, to a tenth below 1. An amount never becomes zero, and an unscaled amount stays as written.
 */
export function scaleAmount(amount: number, factor: number): number {
  if (factor === 1) return amount;
  const scaled = amount * factor;
  if (scaled > 50) return Math.round(scaled / 5) * 5;
  if (scaled >= 1 || scaled <= 0) return Math.round(scaled);
  return Math.max(0.1, Math.round(scaled * 10) / 10);
}
