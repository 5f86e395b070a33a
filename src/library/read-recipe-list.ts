/** The recipe list as it lies on the device, in the order in which it is shown. */
import { type LibraryDatabase, withLibrary } from './library-database.ts';
import type { RecipeRow } from './recipe-row.ts';

export interface KeptRecipeList {
  rows: RecipeRow[];
  /** Of the whole list. */
  total: number;
  /** Epoch ms of the last comparison with the server. */
  asOf: number;
}

/** What the first screen needs: one small record, however many recipes there are. Undefined where nothing is kept. */
export function readFirstRecipes(viewerId: string): Promise<KeptRecipeList | undefined> {
  return withLibrary(viewerId, async (database) => {
    const [first, asOf] = await Promise.all([database.get('recipeList', 'first'), checkedAt(database)]);
    return first && { ...first, asOf };
  });
}

export function readAllRecipes(viewerId: string): Promise<KeptRecipeList | undefined> {
  return withLibrary(viewerId, async (database) => {
    const [first, rest, asOf] = await Promise.all([
      database.get('recipeList', 'first'),
      database.get('recipeList', 'rest'),
      checkedAt(database),
    ]);
    return first && { rows: [...first.rows, ...(rest?.rows ?? [])], total: first.total, asOf };
  });
}

async function checkedAt(database: LibraryDatabase): Promise<number> {
  return (await database.get('state', 'state'))?.checkedAt ?? 0;
}
