/**
 * Brings the recipes of a library up to date: groups of them are compared with the server's, and differing ones are fetched. They
 * are written in one transaction with the list and with the versions by which the copy is then compared.
 */
import { groupDigests, groupOf, type ItemVersion, listDigest } from '../../contract/content-digest.ts';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import { FIRST_ROWS, type LibraryDatabase, stored } from './library-database.ts';
import { type LibraryService, RECIPE_FIELDS } from './library-service.ts';
import { foodsIn, type RecipeFood, type RecipeFoods, recipeFoodsOf } from './recipe-foods.ts';
import { allRecipes } from './recipe-list.ts';
import { inListOrder, recipeRowOf, type RecipeRow, ROW_FIELDS } from './recipe-row.ts';

/** The form in which the list is kept, beside the fields of the recipes. */
const ASKED = `${RECIPE_FIELDS}\n${ROW_FIELDS}`;

interface Changes {
  /** All that is kept afterwards. */
  versions: ItemVersion[];
  fetched: readonly RecipeDetailsFragment[];
  goneIds: readonly string[];
  /** Rows of all recipes that are kept afterwards. */
  rows: RecipeRow[];
  foods: RecipeFoods;
}

/** Fetches nothing if the recipes have this digest. Those without the fields of this build are all fetched again. */
export async function refreshRecipes(
  database: LibraryDatabase,
  service: LibraryService,
  digest: string,
): Promise<void> {
  const mark = await database.get('parts', 'recipes');
  if (mark?.asked === ASKED && mark.digest === digest) return;
  const kept = (await database.get('versions', 'recipes')) ?? [];
  const hasFields = mark?.asked.startsWith(`${RECIPE_FIELDS}\n`) === true && kept.length > 0;
  if (!hasFields) return writeWhole(database, await service.recipes());
  await writeChanges(database, await changesOf(database, service, kept, mark.asked === ASKED));
}

/** The server's differences from `kept`; a recipe that differs and is gone before it is fetched counts as gone. */
async function changesOf(
  database: LibraryDatabase,
  service: LibraryService,
  kept: readonly ItemVersion[],
  hasRows: boolean,
): Promise<Changes> {
  const held = await groupDigests(kept);
  const groups = await service.changedRecipes(held);
  const changed = new Set(groups.map(({ group }) => group));
  const keptById = new Map(kept.map((version) => [version.id, version]));
  const listed = groups.flatMap(({ recipes }) => recipes);
  const stale = listed.filter((version) => !isSame(version, keptById.get(version.id)));
  const fetched = await service.recipesOf(stale.map(({ id }) => id));
  const fetchedIds = new Set(fetched.map(({ id }) => id));
  const same = new Set(
    listed.filter((version) => isSame(version, keptById.get(version.id))).map(({ id }) => id),
  );
  const isKept = ({ id }: { id: string }) =>
    !fetchedIds.has(id) && (same.has(id) || !changed.has(groupOf(id, held.length)));
  const former = hasRows ? await listedIn(database) : await listFromRecipes(database);
  const rows = inListOrder([...former.rows.filter(isKept), ...fetched.map(recipeRowOf)]);
  return {
    versions: [...kept.filter(isKept), ...fetched.map(versionOf)],
    fetched,
    goneIds: kept.filter((version) => !isKept(version) && !fetchedIds.has(version.id)).map(({ id }) => id),
    rows,
    foods: recipeFoodsOf(rows, [...former.foods, ...foodsIn(fetched)]),
  };
}

interface Listed {
  rows: readonly RecipeRow[];
  foods: readonly RecipeFood[];
}

async function listedIn(database: LibraryDatabase): Promise<Listed> {
  const [list, kept] = await Promise.all([allRecipes(database), database.get('foods', 'all')]);
  return { rows: list?.rows ?? [], foods: kept?.foods ?? [] };
}

async function listFromRecipes(database: LibraryDatabase): Promise<Listed> {
  const recipes = await database.getAll('recipes');
  return { rows: recipes.map(recipeRowOf), foods: foodsIn(recipes) };
}

function isSame(version: ItemVersion, kept: ItemVersion | undefined): boolean {
  return kept?.updatedAt === version.updatedAt && kept.locked === version.locked;
}

function versionOf({ id, updatedAt, locked }: ItemVersion): ItemVersion {
  return { id, updatedAt, locked };
}

async function writeWhole(
  database: LibraryDatabase,
  fetched: readonly RecipeDetailsFragment[],
): Promise<void> {
  const kept = await database.getAllKeys('recipes');
  const ids = new Set(fetched.map(({ id }) => id));
  const rows = inListOrder(fetched.map(recipeRowOf));
  await writeChanges(database, {
    versions: fetched.map(versionOf),
    fetched,
    goneIds: kept.filter((id) => !ids.has(id)),
    rows,
    foods: recipeFoodsOf(rows, foodsIn(fetched)),
  });
}

async function writeChanges(
  database: LibraryDatabase,
  { versions, fetched, goneIds, rows, foods }: Changes,
): Promise<void> {
  // Reckoned from the kept versions, and not the server's earlier digest: meanwhile it may have another version.
  const digest = await listDigest(versions);
  const stores = ['recipes', 'recipeList', 'foods', 'versions', 'parts'] as const;
  const transaction = database.transaction(stores, 'readwrite', { durability: 'relaxed' });
  const store = transaction.objectStore('recipes');
  const list = transaction.objectStore('recipeList');
  await stored(transaction, [
    ...goneIds.map((id) => store.delete(id)),
    ...fetched.map((recipe) => store.put(recipe, recipe.id)),
    list.put({ rows: rows.slice(0, FIRST_ROWS), total: rows.length }, 'first'),
    list.put({ rows: rows.slice(FIRST_ROWS), total: rows.length }, 'rest'),
    transaction.objectStore('foods').put(foods, 'all'),
    transaction.objectStore('versions').put(versions, 'recipes'),
    transaction.objectStore('parts').put({ digest, asked: ASKED }, 'recipes'),
  ]);
}
