/** The recipe list as it is stored on the device, in the order in which it is shown. */
import type { LibraryDatabase, RecipeListChunk } from './library-database.ts';

/** `rows` may be only those of the first screen. */
export type RecipeList = Readonly<RecipeListChunk>;

/** Reads one small record, however many recipes there are. Returns undefined if nothing is stored. */
export function firstRecipes(library: LibraryDatabase): Promise<RecipeList | undefined> {
  return library.get('recipeList', 'first');
}

export async function allRecipes(library: LibraryDatabase): Promise<RecipeList | undefined> {
  const [first, rest] = await Promise.all([
    library.get('recipeList', 'first'),
    library.get('recipeList', 'rest'),
  ]);
  return first && { rows: [...first.rows, ...(rest?.rows ?? [])], total: first.total };
}
