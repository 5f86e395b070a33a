/**
 * The foods of the recipes, as the library keeps them beside their list, for readers that do not want to read thousands of
 * recipes.
 */
import { ALLERGENS, type Allergen } from '../../contract/enumerations.ts';
import type { RecipeRow } from './recipe-row.ts';

export interface RecipeFood {
  id: string;
  name: string;
  group: string | null;
}

export interface RecipeFoods {
  /** Foods of recipes that are open to her. */
  foods: readonly RecipeFood[];
  /** Includes those of closed recipes. */
  allergens: readonly Allergen[];
}

interface WithIngredients {
  ingredients:
    | readonly { ingredient: { id: string; name_EE: string; group_EE: string | null } }[]
    | null
    | undefined;
}

/** Each food once, as the last of the recipes has it. */
export function foodsIn(recipes: readonly WithIngredients[]): RecipeFood[] {
  const foods = new Map<string, RecipeFood>();
  for (const { ingredients } of recipes) {
    for (const { ingredient } of ingredients ?? []) {
      const { id, name_EE: name, group_EE: group } = ingredient;
      foods.set(id, { id, name, group });
    }
  }
  return [...foods.values()];
}

/** Returns the foods of `known` that the rows still have, the last one of each id, and the rows' allergens. */
export function recipeFoodsOf(rows: readonly RecipeRow[], known: readonly RecipeFood[]): RecipeFoods {
  const ids = new Set(rows.flatMap(({ foodIds }) => foodIds ?? []));
  const foods = new Map(known.filter(({ id }) => ids.has(id)).map((food) => [food.id, food]));
  const held = new Set(rows.flatMap(({ allergens }) => allergens ?? []));
  return { foods: [...foods.values()], allergens: ALLERGENS.filter((each) => held.has(each)) };
}
