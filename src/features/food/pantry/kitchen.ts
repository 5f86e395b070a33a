/** The foods of the recipes that she may open, and the allergens of any. */
import type { Allergen } from '../../../../contract/enumerations.ts';
import { compareWords } from '../../../language/collation.ts';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import { foodsIn, type RecipeFood, type RecipeFoods, recipeFoodsOf } from '../../../library/recipe-foods.ts';
import { recipeRowOf } from '../../../library/recipe-row.ts';

export interface Kitchen {
  /** Keyed by name. */
  foods: ReadonlyMap<string, RecipeFood>;
  /** Includes those of recipes that are closed to her. */
  allergens: ReadonlySet<Allergen>;
}

export const EMPTY_KITCHEN: Kitchen = { foods: new Map(), allergens: new Set() };

/** One small record, however many recipes there are; of a library that an older build filled, all of it. */
export async function readKitchen(library: LibraryDatabase): Promise<Kitchen> {
  const { foods, allergens } = (await library.get('foods', 'all')) ?? (await recomputeFoods(library));
  return { foods: byName(foods), allergens: new Set(allergens) };
}

export function byName(foods: readonly RecipeFood[]): ReadonlyMap<string, RecipeFood> {
  const sorted = foods.toSorted((one, other) => compareWords(one.name, other.name));
  return new Map(sorted.map((food) => [food.id, food]));
}

async function recomputeFoods(library: LibraryDatabase): Promise<RecipeFoods> {
  const recipes = await library.getAll('recipes');
  return recipeFoodsOf(recipes.map(recipeRowOf), foodsIn(recipes));
}
