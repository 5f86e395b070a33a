/**
 * The foods that she does not eat or must not, and the dishes that this leaves out. It is the one rule for lists, the search, the
 * pantry and the menu. The food table says what a dish holds; it knows no traces or packaging.
 */
import type { Allergen } from '../../../../contract/enumerations.ts';
import type { DishContents } from '../../../library/recipe-row.ts';

export interface Avoided {
  allergens: ReadonlySet<Allergen>;
  /** The name of each food when she chose it, by its id. */
  foods: ReadonlyMap<string, string>;
}

/** The allergens and foods of a dish that she avoids. */
export interface Held {
  allergens: readonly Allergen[];
  foodIds: readonly string[];
  /** She must not eat some allergen, and nobody knows those of this dish. */
  isUnknown: boolean;
}

/** Undefined if nothing speaks against the dish; a dish that holds anything she avoids is left out. */
export function heldIn({ allergens, foodIds }: DishContents, avoided: Avoided): Held | undefined {
  const heldAllergens = avoided.allergens.size === 0 ? [] : known(allergens).filter(isIn(avoided.allergens));
  const heldFoods = avoided.foods.size === 0 ? [] : known(foodIds).filter(isIn(avoided.foods));
  const isUnknown = avoided.allergens.size > 0 && !allergens;
  if (heldAllergens.length === 0 && heldFoods.length === 0 && !isUnknown) return undefined;
  return { allergens: heldAllergens, foodIds: [...new Set(heldFoods)], isUnknown };
}

interface Row extends DishContents {
  id: string;
}

/** The avoided contents of each dish that is left out, by its id. */
export type LeftOut = ReadonlyMap<string, Held>;

const NOTHING_LEFT_OUT: LeftOut = new Map();
const lastOf = new WeakMap<readonly Row[], { avoided: Avoided; leftOut: LeftOut }>();

/** Returns the same map until the rows or her choices change, so that a list of thousands is judged once. */
export function leftOutOf(rows: readonly Row[], avoided: Avoided): LeftOut {
  if (avoided.allergens.size === 0 && avoided.foods.size === 0) return NOTHING_LEFT_OUT;
  const last = lastOf.get(rows);
  if (last?.avoided === avoided) return last.leftOut;
  const leftOut = new Map<string, Held>();
  for (const row of rows) {
    const held = heldIn(row, avoided);
    if (held) leftOut.set(row.id, held);
  }
  lastOf.set(rows, { avoided, leftOut });
  return leftOut;
}

/** Rows that an older release stored have none of it. */
function known<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return items ?? [];
}

function isIn<Item>(set: { has(item: Item): boolean }): (item: Item) => boolean {
  return (item) => set.has(item);
}
