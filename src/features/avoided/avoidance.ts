/**
 * What she does not eat or must not, and which dishes that leaves out: the one rule for lists, the search, the pantry and the
 * menu. What a dish holds is the food table's word. Traces and packaging are not in it.
 */
import type { Allergen } from '../../contract/enumerations.ts';
import type { DishContents } from '../../library/recipe-row.ts';

export interface Avoided {
  allergens: ReadonlySet<Allergen>;
  /** What each food was called when she chose it, by its id. */
  foods: ReadonlyMap<string, string>;
}

/** What of hers a dish holds. */
export interface Held {
  allergens: readonly Allergen[];
  foodIds: readonly string[];
  /** She must not eat some allergen, and nobody knows those of this dish. */
  isUnknown: boolean;
}

/** Undefined where nothing speaks against the dish; what holds any of hers is left out. */
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

/** What each dish that is left out holds, by its id. */
export type LeftOut = ReadonlyMap<string, Held>;

const NOTHING_LEFT_OUT: LeftOut = new Map();
const lastOf = new WeakMap<readonly Row[], { avoided: Avoided; leftOut: LeftOut }>();

/** The same map as long as neither the rows nor her choices change: a list of thousands is judged once. */
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
