/**
 * The dishes that she can cook from her foods: by the number of missing foods, and among equals the one that uses more of her
 * foods first.
 */

/** Foods of every kitchen. Nobody looks for a dish by them, and none is left uncooked for them. */
export const NEVER_MISSING: ReadonlySet<string> = new Set(['sool', 'must-pipar']);

/** Dishes that miss so many or more are grouped together. */
export const MANY_MISSING = 3;

/** Groups keyed by how many foods they miss: none, one, two, and more. No group is empty. */
export type DishGroups = ReadonlyMap<number, readonly DishToCook[]>;

export interface Dish {
  recipeId: string;
  foodIds: readonly string[];
}

export interface DishToCook {
  recipeId: string;
  /** Listed in the recipe's order. */
  missing: readonly string[];
}

interface AtHome {
  /** The foods that she has ticked: a dish is found by these. */
  now: ReadonlySet<string>;
  always: ReadonlySet<string>;
}

export function dishesByMissing(dishes: readonly Dish[], { now, always }: AtHome): DishGroups {
  const isAtHome = (id: string) => now.has(id) || always.has(id) || NEVER_MISSING.has(id);
  const found = dishes.flatMap(({ recipeId, foodIds }) => {
    const used = foodIds.filter((id) => now.has(id)).length;
    return used === 0 ? [] : [{ recipeId, used, missing: foodIds.filter((id) => !isAtHome(id)) }];
  });
  found.sort((one, other) => one.missing.length - other.missing.length || other.used - one.used);
  const groups = new Map<number, DishToCook[]>();
  for (const { recipeId, missing } of found) {
    const count = Math.min(missing.length, MANY_MISSING);
    const group = groups.get(count) ?? [];
    group.push({ recipeId, missing });
    groups.set(count, group);
  }
  return groups;
}

export function withoutDishes(groups: DishGroups, leftOut: { has(recipeId: string): boolean }): DishGroups {
  const kept = [...groups].map(
    ([count, dishes]) => [count, dishes.filter(({ recipeId }) => !leftOut.has(recipeId))] as const,
  );
  return new Map(kept.filter(([, dishes]) => dishes.length > 0));
}

export function countOf(groups: DishGroups): number {
  return [...groups.values()].flat().length;
}
