/**
 * Search and filters over all recipes at once. Each recipe's words are folded once for each state of the catalogue; a
 * keystroke folds only the query and scans one short text per recipe.
 */
import type { MealType, RecipeTag } from '../../contract/enumerations.ts';
import { foldForSearch } from '../../language/fold-for-search.ts';
import { mealType, recipeTag } from '../../language/words.ts';
import type { RecipeRow } from '../../library/recipe-row.ts';

export interface RecipeFilters {
  /** As typed. */
  text: string;
  /** Matches any of these; everything when empty. */
  meals: readonly MealType[];
  /** Matches all of these. */
  tags: readonly RecipeTag[];
  /** Ready within this many minutes; recipes without a time are left out. */
  maxMinutes: number | undefined;
}

export const NO_RECIPE_FILTERS: RecipeFilters = { text: '', meals: [], tags: [], maxMinutes: undefined };

interface FoldedWords {
  name: string;
  /** Its meals and tags, each word after a space: „oun“ must find „õunakook“, but not every „lõunasöök“. */
  labels: string;
}

/** Folding thousands of names takes a while, so it is done once per list of rows, and only when she searches. */
const foldedLists = new WeakMap<readonly RecipeRow[], readonly FoldedWords[]>();

function foldedWordsOf(rows: readonly RecipeRow[]): readonly FoldedWords[] {
  const folded = foldedLists.get(rows) ?? rows.map(foldWords);
  foldedLists.set(rows, folded);
  return folded;
}

function foldWords(row: RecipeRow): FoldedWords {
  const labels = [...row.mealType.map((meal) => mealType[meal]), ...row.tags.map((tag) => recipeTag[tag])];
  return { name: foldForSearch(row.name_EE), labels: ` ${foldForSearch(labels.join(' '))}` };
}

/** Keeps the order of `rows`. Matches any part of the name, or the start of a meal or tag. */
export function searchRecipes(rows: readonly RecipeRow[], filters: RecipeFilters): readonly RecipeRow[] {
  if (!hasRecipeFilters(filters)) return rows;
  const words = foldForSearch(filters.text).split(' ');
  const folded = foldedWordsOf(rows);
  return rows.filter((row, position) => passesFilters(row, filters) && containsAll(folded[position], words));
}

function containsAll(folded: FoldedWords | undefined, words: readonly string[]): boolean {
  return words.every((word) => folded?.name.includes(word) || folded?.labels.includes(` ${word}`));
}

function passesFilters(row: RecipeRow, { meals, tags, maxMinutes }: RecipeFilters): boolean {
  if (meals.length > 0 && !meals.some((meal) => row.mealType.includes(meal))) return false;
  if (!tags.every((tag) => row.tags.includes(tag))) return false;
  return maxMinutes === undefined || (row.cookingTime !== null && row.cookingTime <= maxMinutes);
}

export function hasRecipeFilters({ text, meals, tags, maxMinutes }: RecipeFilters): boolean {
  return text.trim() !== '' || meals.length > 0 || tags.length > 0 || maxMinutes !== undefined;
}
