/** Her cooking of a recipe: portions, ticked ingredients, the step she is at. Keyed by the recipe's id. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

/** Her amount of one ingredient, or the energy of her plates. */
export type ScaledTo = { foodId: string; amount: number } | { kcal: number; plates: number };

export interface Cooking {
  servings?: number;
  /** The amount she scaled them to, if not a number of portions. */
  scaledTo?: ScaledTo;
  /** Indexes of ticked ingredients in the recipe's list. */
  ticked: readonly number[];
  /** A tag of that list; anything else is of another list. Releases before it said nothing. */
  tickedOf?: unknown;
  /** From 1; absent while she is not cooking. */
  step?: number;
  /** A tag of that step's words; anything else is of another step. Releases before it said nothing. */
  stepOf?: unknown;
}

/** More ingredients, steps or portions than any recipe has. */
const MANY = 200;

export const cooking: MarkKind<Cooking> = {
  name: 'cooking',
  key: CONTENT_ID,
  maxKept: 100,
  lifeMs: 3 * 24 * 60 * 60 * 1000,
  isValue(value): value is Cooking {
    if (typeof value !== 'object' || value === null) return false;
    const { servings, scaledTo, ticked, step }: Partial<Record<keyof Cooking, unknown>> = value;
    return (
      (servings === undefined || (typeof servings === 'number' && servings > 0 && servings <= MANY)) &&
      (scaledTo === undefined || isScaledTo(scaledTo)) &&
      (step === undefined || (isIndex(step) && step > 0)) &&
      Array.isArray(ticked) &&
      ticked.length <= MANY &&
      ticked.every(isIndex)
    );
  },
};

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MANY;
}

function isScaledTo(value: unknown): value is ScaledTo {
  if (typeof value !== 'object' || value === null) return false;
  const { foodId, amount, kcal, plates }: { [field in 'foodId' | 'amount' | 'kcal' | 'plates']?: unknown } =
    value;
  const isOfFood = typeof foodId === 'string' && CONTENT_ID.test(foodId) && isPositive(amount);
  return isOfFood || (isPositive(kcal) && isPositive(plates));
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 100_000;
}
