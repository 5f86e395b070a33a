/**
 * Brings the library up to date: compares versions, fetches only what changed, and replaces each part in one
 * transaction, so that a half-fetched one is never seen. What cannot be fetched now stays as it was.
 */
import { addDays, addMonths, mondayOf, momentOf, monthOf } from '../contract/moments.ts';
import type { LibraryPageFragment, RecipeDetailsFragment } from '../contract/documents.generated.ts';
import {
  FIRST_ROWS,
  type LibraryDatabase,
  type LibraryMeal,
  type LibrarySlot,
  type LibraryTraining,
  type RecipeVersion,
  withLibrary,
} from './library-database.ts';
import { type LibraryService, RECIPE_FIELDS, TRAINING_FIELDS } from './library-service.ts';
import { keepPictures } from './picture-cache.ts';
import { inListOrder, recipeRowOf } from './recipe-row.ts';

/** Up to so many changed recipes are fetched one by one; beyond it whole pages cost less. */
const FEW_RECIPES = 8;

/** A comparison costs about ten kilobytes. */
const FRESH_FOR_MS = 30 * 60 * 1000;

export interface LibraryViewer {
  id: string;
  groups: readonly string[];
  /** Whether the menus are open to her. */
  hasFood: boolean;
}

/** Whether it was compared recently, with her permissions and for the fields of this build. */
export function isLibraryFresh({ id, groups }: LibraryViewer): Promise<boolean> {
  return withLibrary(id, async (database) => {
    const state = await database.get('state', 'state');
    const isRecent = state !== undefined && Math.abs(Date.now() - state.checkedAt) < FRESH_FOR_MS;
    const hasEveryField = state?.recipeFields === RECIPE_FIELDS && state.trainingFields === TRAINING_FIELDS;
    return isRecent && hasEveryField && state.groups === groups.join();
  });
}

/** Throws where the server cannot be reached; what had arrived until then is kept. */
export async function refreshLibrary(viewer: LibraryViewer, service: LibraryService): Promise<void> {
  const today = momentOf(new Date()).slice(0, 10);
  await withLibrary(viewer.id, async (database) => {
    const former = await database.get('state', 'state');
    await refreshRecipes(database, service, former?.recipeFields === RECIPE_FIELDS);
    await refreshTrainings(database, service);
    if (viewer.hasFood) await refreshMenus(database, service, today);
    await refreshSchedules(database, service, today);
    await refreshPages(database, service, viewer.hasFood);
    await keepPictures(await pictureAddresses(database));
    const fields = { recipeFields: RECIPE_FIELDS, trainingFields: TRAINING_FIELDS };
    const state = { checkedAt: Date.now(), groups: viewer.groups.join(), ...fields };
    await database.put('state', state, 'state');
  });
}

/** Recipes without the fields of this build are all fetched again, for their versions say nothing about fields. */
async function refreshRecipes(
  database: LibraryDatabase,
  service: LibraryService,
  hasEveryField: boolean,
): Promise<void> {
  const [versions, kept = []] = await Promise.all([
    service.recipeVersions(),
    hasEveryField ? database.get('versions', 'recipes') : undefined,
  ]);
  const keptById = new Map(kept.map((version) => [version.id, version]));
  const changed = versions.filter((version) => !isSame(version, keptById.get(version.id)));
  const isSameSet = versions.length === kept.length && versions.every(({ id }) => keptById.has(id));
  if (changed.length === 0 && isSameSet) return;
  const fetched = new Map((await fetchRecipes(changed, service)).map((recipe) => [recipe.id, recipe]));
  const recipes = await Promise.all(
    versions.map(async ({ id }) => fetched.get(id) ?? database.get('recipes', id)),
  );
  await writeRecipes(
    database,
    recipes.filter((recipe) => recipe !== undefined),
  );
}

function isSame(version: RecipeVersion, kept: RecipeVersion | undefined): boolean {
  return kept?.updatedAt === version.updatedAt && kept.locked === version.locked;
}

async function fetchRecipes(
  changed: readonly RecipeVersion[],
  service: LibraryService,
): Promise<RecipeDetailsFragment[]> {
  if (changed.length > FEW_RECIPES) return service.recipes();
  const recipes: RecipeDetailsFragment[] = [];
  for (const { id } of changed) {
    const recipe = await service.recipe(id);
    if (recipe) recipes.push(recipe);
  }
  return recipes;
}

async function writeRecipes(
  database: LibraryDatabase,
  recipes: readonly RecipeDetailsFragment[],
): Promise<void> {
  const rows = inListOrder(recipes.map(recipeRowOf));
  const versions = recipes.map(({ id, updatedAt, locked }) => ({ id, updatedAt, locked }));
  const transaction = database.transaction(['recipes', 'recipeList', 'versions'], 'readwrite');
  const store = transaction.objectStore('recipes');
  const list = transaction.objectStore('recipeList');
  await store.clear();
  await Promise.all([
    ...recipes.map((recipe) => store.put(recipe, recipe.id)),
    list.put({ rows: rows.slice(0, FIRST_ROWS), total: rows.length }, 'first'),
    list.put({ rows: rows.slice(FIRST_ROWS), total: rows.length }, 'rest'),
    transaction.objectStore('versions').put(versions, 'recipes'),
    transaction.done,
  ]);
}

async function refreshTrainings(database: LibraryDatabase, service: LibraryService): Promise<void> {
  await database.put('trainings', await service.trainings(), 'all');
}

/** This week's and next week's. */
async function refreshMenus(
  database: LibraryDatabase,
  service: LibraryService,
  today: string,
): Promise<void> {
  const mondays = [mondayOf(today), addDays(mondayOf(today), 7)];
  const menus = await Promise.all(mondays.map((monday) => service.menuOfWeek(monday)));
  await replaceAll(database, 'menus', mondays, menus);
}

/** This month's and next month's. */
async function refreshSchedules(
  database: LibraryDatabase,
  service: LibraryService,
  today: string,
): Promise<void> {
  const months = [monthOf(today), addMonths(monthOf(today), 1)];
  const schedules = await Promise.all(months.map((month) => service.scheduleOfMonth(month)));
  await replaceAll(database, 'schedules', months, schedules);
}

async function refreshPages(
  database: LibraryDatabase,
  service: LibraryService,
  hasFood: boolean,
): Promise<void> {
  const pages = await service.pages(hasFood);
  const keys = [...new Set(pages.map(({ key }) => key))];
  const byKey = keys.map((key) => pages.filter((page) => page.key === key));
  await replaceAll(database, 'pages', keys, byKey);
}

/** The stores whose values are lists, and what they are lists of. */
interface ListStores {
  menus: LibraryMeal[];
  schedules: LibrarySlot[];
  pages: LibraryPageFragment[];
}

async function replaceAll<Name extends keyof ListStores>(
  database: LibraryDatabase,
  name: Name,
  keys: readonly string[],
  values: readonly ListStores[Name][],
): Promise<void> {
  const transaction = database.transaction(name, 'readwrite');
  await transaction.store.clear();
  await Promise.all([
    ...values.map((value, index) => transaction.store.put(value as never, keys[index])),
    transaction.done,
  ]);
}

async function pictureAddresses(database: LibraryDatabase): Promise<string[]> {
  const [chunks, trainings = []] = await Promise.all([
    database.getAll('recipeList'),
    database.get('trainings', 'all'),
  ]);
  const shown = [...chunks.flatMap(({ rows }) => rows), ...trainings];
  const covers = shown.map(({ thumbnail }) => thumbnail);
  return [...new Set([...covers, ...trainings.flatMap(clipsOf)])].filter((address) => address !== null);
}

/** The drawings of a plan that is open to her. */
function clipsOf({ plan }: LibraryTraining): (string | null)[] {
  const blocks = (plan ?? []).flatMap((section) => section.blocks);
  return blocks.flatMap(({ steps }) => steps.map(({ exercise }) => exercise.clip));
}
