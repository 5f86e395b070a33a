/**
 * The library on the disk: everything a viewer may read, one database per viewer, filled by the worker and read by the page. It
 * may be lost and filled again; a member's entries are never here.
 */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import type {
  Library_TrainingsQuery,
  LibraryMealFragment,
  LibraryMonthFragment,
  LibraryPageFragment,
  RecipeDetailsFragment,
} from '../../contract/documents.generated.ts';
import type { ItemVersion } from '../../contract/content-digest.ts';
import { openDatabase, removeDatabase } from '../offline/device-database.ts';
import type { RecipeFoods } from './recipe-foods.ts';
import type { RecipeRow } from './recipe-row.ts';

export type LibraryTraining = NonNullable<Library_TrainingsQuery['listTrainings']>['items'][number];
export type LibraryMeal = LibraryMealFragment;
export type LibrarySlot = LibraryMonthFragment['events'][number];

/** The list of recipes as it is shown, in two records: the rows of the first screen, and the rest. */
export interface RecipeListChunk {
  rows: readonly RecipeRow[];
  /** The record of the whole list. */
  total: number;
}

/**
 * The content that a part was filled with. It is written in one transaction with the part, and so never says more than is there.
 */
export interface PartMark {
  /** The server's digest of the kept content. */
  digest: string;
  /** The question whose answer it is: another build asks for other fields, another day for another week. */
  asked: string;
  /** Of a mark that there was no room: when (epoch ms). */
  at?: number;
}

export type LibraryPart = 'recipes' | 'trainings' | 'menus' | 'schedules' | 'pages' | 'pictures';

/** Marks of the parts that the disk had no room for. */
export type FullMark = 'full-texts' | 'full-pictures';

export interface LibraryState {
  /** Epoch ms of the last time everything was compared with the server. */
  checkedAt: number;
  /** The viewer's groups then: others open other content. */
  groups: string;
  /** The fields asked for of each recipe; undefined in a library filled by an older build. */
  recipeFields?: string;
  trainingFields?: string;
  /** The fields of its list's rows. */
  rowFields?: string;
}

interface LibrarySchema extends DBSchema {
  recipes: { key: string; value: RecipeDetailsFragment };
  recipeList: { key: 'first' | 'rest'; value: RecipeListChunk };
  foods: { key: 'all'; value: RecipeFoods };
  /** Keyed by the week's Monday. */
  menus: { key: string; value: LibraryMeal[] };
  /** Keyed by month. */
  schedules: { key: string; value: LibrarySlot[] };
  trainings: { key: 'all'; value: LibraryTraining[] };
  /** Keyed by the key that staff gave them. */
  pages: { key: string; value: LibraryPageFragment[] };
  /** Show if the server would still return the stored recipes to this viewer. */
  versions: { key: 'recipes'; value: ItemVersion[] };
  /** Absent for a part that a former build filled, or whose pages came from servers of two versions. */
  parts: { key: LibraryPart | FullMark; value: PartMark };
  state: { key: 'state'; value: LibraryState };
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>;

/** A comparison costs about a kilobyte, and an attempt that finds the disk full all that is missing. */
export const TRIED_AGAIN_AFTER_MS = 30 * 60 * 1000;

/** The number of recipes on the first screen of the list. */
export const FIRST_ROWS = 50;

/** The stores that each version of the database added; data in older ones is kept. */
const STORES = [
  {
    version: 1,
    stores: ['recipes', 'recipeList', 'menus', 'schedules', 'trainings', 'versions', 'state'],
  },
  { version: 2, stores: ['pages'] },
  { version: 3, stores: ['parts'] },
  { version: 4, stores: ['foods'] },
] as const;
const VERSION = 4;

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

/**
 * Resolves when all of it is on the disk. A failure names its cause, as a full disk; a write alone knows only that it was undone.
 */
export async function stored(transaction: { done: Promise<void> }, writes: readonly Promise<unknown>[]) {
  await Promise.all([...writes, transaction.done]).catch(() => transaction.done);
}

/** Returns whether it is gone. */
export function removeLibrary(viewerId: string): Promise<boolean> {
  return removeDatabase(libraryName(viewerId));
}
