/**
 * Amounts on a shopping list are whole numbers, so that no sum drifts: parts of a gram or millilitre, as many as divide
 * evenly by twice the portions that a recipe can make (1 to 12). Portions of the menu go in halves.
 */

/** 2 × the least common multiple of 1 to 12. */
export const PARTS = 55_440;

/**
 * The need of `portions` of a recipe for `amount`, which makes `servings`. Portions scaled to her own amount are no halves; then
 * it is the nearest part.
 */
export function partsOf(amount: number, portions: number, servings: number): number {
  return Math.round((amount * portions * PARTS) / servings);
}

/** Returns whole grams or millilitres; any need at all is at least one. */
export function wholeUnits(parts: number): number {
  return Math.max(1, Math.round(parts / PARTS));
}
