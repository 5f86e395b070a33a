/**
 * The library on the disk: everything a viewer may read, one database per viewer, filled by the worker and read by the
 * page. It may be lost and filled again; what a member logged is never here.
 */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import type {
  Library_MenuQuery,
  Library_ScheduleQuery,
  Library_TrainingsQuery,
  LibraryPageFragment,
  RecipeDetailsFragment,
} from '../contract/documents.generated.ts';
import { openDatabase, removeDatabase } from '../offline/device-database.ts';
import type { RecipeRow } from './recipe-row.ts';

export type LibraryTraining = NonNullable<Library_TrainingsQuery['listTrainings']>['items'][number];
export type LibraryMeal = NonNullable<Library_MenuQuery['listMealPlanWeek']>[number];
export type LibrarySlot = NonNullable<Library_ScheduleQuery['getPublicTimeline']>['events'][number];

/** The list of recipes as it is shown, in two records: what the first screen needs, and the rest. */
export interface RecipeListChunk {
  rows: RecipeRow[];
  /** The record of the whole list. */
  total: number;
}

/** Values that show whether a stored recipe is still what the server would return to this viewer. */
export interface RecipeVersion {
  id: string;
  updatedAt: string;
  locked: boolean;
}

export interface LibraryState {
  /** Epoch ms of the last time everything was compared with the server. */
  checkedAt: number;
  /** The viewer's groups then: others open other content. */
  groups: string;
  /** The fields asked for of each recipe; undefined in a library filled by an older build. */
  recipeFields?: string;
  trainingFields?: string;
}

interface LibrarySchema extends DBSchema {
  recipes: { key: string; value: RecipeDetailsFragment };
  recipeList: { key: 'first' | 'rest'; value: RecipeListChunk };
  /** By Monday. */
  menus: { key: string; value: LibraryMeal[] };
  /** By month. */
  schedules: { key: string; value: LibrarySlot[] };
  trainings: { key: 'all'; value: LibraryTraining[] };
  /** By the key that staff gave them. */
  pages: { key: string; value: LibraryPageFragment[] };
  versions: { key: 'recipes'; value: RecipeVersion[] };
  state: { key: 'state'; value: LibraryState };
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>;

/** How many recipes the first screen of the list shows. */
export const FIRST_ROWS = 50;

/** The stores that each version of the database added; data in older ones is kept. */
const STORES = [
  {
    version: 1,
    stores: ['recipes', 'recipeList', 'menus', 'schedules', 'trainings', 'versions', 'state'],
  },
  { version: 2, stores: ['pages'] },
] as const;
const VERSION = 2;

export function libraryName(viewerId: string): string {
  return `app-library:${viewerId}`;
}

/** Opens, runs `work`, and closes. A library that is removed meanwhile makes `work` throw, and is not created again. */
export async function withLibrary<T>(
  viewerId: string,
  work: (database: LibraryDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ name: libraryName(viewerId), version: VERSION, upgrade: makeStores });
  try {
    return await work(wrap(database) as LibraryDatabase);
  } finally {
    database.close();
  }
}

function makeStores(database: IDBDatabase, oldVersion: number): void {
  for (const { version, stores } of STORES) {
    if (oldVersion < version) for (const store of stores) database.createObjectStore(store);
  }
}

export async function removeLibrary(viewerId: string): Promise<void> {
  await removeDatabase(libraryName(viewerId));
}
