/** Search and filters over all recipes at once: words match here as in the search over everything. */
import type { MealType, RecipeTag } from '../../../../contract/enumerations.ts';
import { LABEL, NAME, TextIndex } from '../../../language/text-index.ts';
import { mealType, recipeTag } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';

export interface RecipeFilters {
  /** The words as typed. */
  text: string;
  /** Matches any of these; everything when empty. */
  meals: readonly MealType[];
  /** Matches all of these. */
  tags: readonly RecipeTag[];
  /** Ready within this many minutes; recipes without a time are left out. */
  maxMinutes: number | undefined;
}

export const NO_RECIPE_FILTERS: RecipeFilters = { text: '', meals: [], tags: [], maxMinutes: undefined };

/** Indexing thousands of names takes a while, so it is done once per list of rows, and only when she searches. */
const indexes = new WeakMap<readonly RecipeRow[], TextIndex>();

function indexOf(rows: readonly RecipeRow[]): TextIndex {
  const kept = indexes.get(rows);
  if (kept) return kept;
  const index = new TextIndex();
  for (const row of rows) {
    const labels = [...row.mealType.map((meal) => mealType[meal]), ...row.tags.map((tag) => recipeTag[tag])];
    index.add([
      [NAME, row.name_EE],
      [LABEL, labels.join(' ')],
    ]);
  }
  indexes.set(rows, index);
  return index;
}

/** Keeps the order of `rows`. */
export function searchRecipes(rows: readonly RecipeRow[], filters: RecipeFilters): readonly RecipeRow[] {
  if (!hasRecipeFilters(filters)) return rows;
  const isAsked = filters.text.trim() !== '';
  const found = new Set(isAsked ? indexOf(rows).find(filters.text).things : []);
  return rows.filter((row, position) => (!isAsked || found.has(position)) && passesFilters(row, filters));
}

function passesFilters(row: RecipeRow, { meals, tags, maxMinutes }: RecipeFilters): boolean {
  if (meals.length > 0 && !meals.some((meal) => row.mealType.includes(meal))) return false;
  if (!tags.every((tag) => row.tags.includes(tag))) return false;
  return maxMinutes === undefined || (row.cookingTime !== null && row.cookingTime <= maxMinutes);
}

export function hasRecipeFilters({ text, meals, tags, maxMinutes }: RecipeFilters): boolean {
  return text.trim() !== '' || meals.length > 0 || tags.length > 0 || maxMinutes !== undefined;
}
