/**
 * Brings the library up to date: asks the server for a digest of each part, and reads again each part whose digest differs from
 * the device's. Each part is replaced in one transaction, so that a half-fetched one is never seen. Parts that cannot be fetched
 * now stay as they were.
 */
import { addDays, addMonths, mondayOf, momentOf, monthOf } from '../../contract/moments.ts';
import type { LibraryPageFragment } from '../../contract/documents.generated.ts';
import { notingFull, wasFull } from './full-disk.ts';
import {
  type LibraryDatabase,
  type LibraryMeal,
  type LibraryPart,
  type LibrarySlot,
  type LibraryTraining,
  stored,
  TRIED_AGAIN_AFTER_MS,
  withLibrary,
} from './library-database.ts';
import {
  type Digested,
  type LibraryService,
  MENU_FIELDS,
  PAGE_FIELDS,
  RECIPE_FIELDS,
  SCHEDULE_FIELDS,
  TRAINING_FIELDS,
} from './library-service.ts';
import { ROW_FIELDS } from './recipe-row.ts';
import { refreshRecipes } from './refresh-recipes.ts';

export interface LibraryViewer {
  id: string;
  groups: readonly string[];
  /** True if the menus are open to her. */
  hasFood: boolean;
}

/**
 * True if it was compared recently, with her permissions and for the fields of this build, or could not be kept. A full disk
 * counts even if it is urgent, because everything fetched for it is thrown away.
 */
export function isLibraryFresh({ id, groups }: LibraryViewer, isUrgent = false): Promise<boolean> {
  return withLibrary(id, async (database) => {
    if (await wasFull(database, 'full-texts', groups.join())) return true;
    if (isUrgent) return false;
    const state = await database.get('state', 'state');
    const isRecent = state !== undefined && Math.abs(Date.now() - state.checkedAt) < TRIED_AGAIN_AFTER_MS;
    const hasEveryField = state?.recipeFields === RECIPE_FIELDS && state.trainingFields === TRAINING_FIELDS;
    const hasRows = state?.rowFields === ROW_FIELDS;
    return isRecent && hasEveryField && hasRows && state.groups === groups.join();
  });
}

/** Throws if the server cannot be reached or the disk is full; everything that had arrived until then is kept. */
export function refreshLibrary(viewer: LibraryViewer, service: LibraryService): Promise<void> {
  return withLibrary(viewer.id, (database) =>
    notingFull(database, { mark: 'full-texts', asked: viewer.groups.join() }, () =>
      refreshParts(database, viewer, service),
    ),
  );
}

async function refreshParts(
  database: LibraryDatabase,
  { groups, hasFood }: LibraryViewer,
  service: LibraryService,
): Promise<void> {
  const today = momentOf(new Date()).slice(0, 10);
  const digest = await service.digest();
  await refreshRecipes(database, service, digest.recipes);
  await refreshTrainings(database, service, digest.trainings);
  if (hasFood) await refreshMenus(database, service, { digest: digest.menu, today });
  else await emptyMenus(database);
  await refreshSchedules(database, service, { digest: digest.schedule, today });
  await refreshPages(database, service, { digest: digest.pages, hasFood });
  const fields = { recipeFields: RECIPE_FIELDS, trainingFields: TRAINING_FIELDS, rowFields: ROW_FIELDS };
  const state = { checkedAt: Date.now(), groups: groups.join(), ...fields };
  await database.put('state', state, 'state');
}

function refreshTrainings(database: LibraryDatabase, service: LibraryService, digest: string): Promise<void> {
  const asked = TRAINING_FIELDS;
  return refreshPart(database, { part: 'trainings', digest, asked }, async () => {
    const { value, ...rest } = await service.trainings();
    return { value: new Map([['all', value]]), ...rest };
  });
}

/** This week's and next week's. */
function refreshMenus(
  database: LibraryDatabase,
  service: LibraryService,
  { digest, today }: { digest: string; today: string },
): Promise<void> {
  const [first, second] = [mondayOf(today), addDays(mondayOf(today), 7)];
  const asked = `${MENU_FIELDS} ${first}`;
  return refreshPart(database, { part: 'menus', digest, asked }, async () =>
    keyed([first, second], await service.menus(first, second)),
  );
}

/** They are closed to her now. */
async function emptyMenus(database: LibraryDatabase): Promise<void> {
  const transaction = database.transaction(['menus', 'parts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('menus').clear(),
    transaction.objectStore('parts').delete('menus'),
    transaction.done,
  ]);
}

/** This month's, next month's, and last month's, in which this week may have begun. */
function refreshSchedules(
  database: LibraryDatabase,
  service: LibraryService,
  { digest, today }: { digest: string; today: string },
): Promise<void> {
  const months = [-1, 0, 1].map((by) => addMonths(monthOf(today), by));
  const asked = `${SCHEDULE_FIELDS} ${months.join()}`;
  return refreshPart(database, { part: 'schedules', digest, asked }, async () =>
    keyed(months, await service.schedules(...months)),
  );
}

function refreshPages(
  database: LibraryDatabase,
  service: LibraryService,
  { digest, hasFood }: { digest: string; hasFood: boolean },
): Promise<void> {
  const asked = `${PAGE_FIELDS} ${hasFood}`;
  return refreshPart(database, { part: 'pages', digest, asked }, async () => {
    const { value, digest: fetched } = await service.pages(hasFood);
    const keys = [...new Set(value.map(({ key }) => key))];
    return keyed(keys, {
      value: keys.map((key) => value.filter((page) => page.key === key)),
      digest: fetched,
    });
  });
}

function keyed<Value>(
  keys: readonly string[],
  { value, digest }: Digested<Value[]>,
): Digested<Map<string, Value>> {
  return { value: new Map(value.map((each, index) => [keys[index] ?? '', each])), digest };
}

/** The stores whose values are lists, with the types of their items. */
interface ListStores {
  trainings: LibraryTraining[];
  menus: LibraryMeal[];
  schedules: LibrarySlot[];
  pages: LibraryPageFragment[];
}

interface PartAsked<Part extends LibraryPart> {
  part: Part;
  digest: string;
  asked: string;
}

/** Refills a part, unless its content came with this digest as the answer to the same question. */
async function refreshPart<Part extends keyof ListStores>(
  database: LibraryDatabase,
  { part, digest, asked }: PartAsked<Part>,
  fetchPart: () => Promise<Digested<ReadonlyMap<string, ListStores[Part]>>>,
): Promise<void> {
  const mark = await database.get('parts', part);
  if (mark?.digest === digest && mark.asked === asked) return;
  const fetched = await fetchPart();
  const transaction = database.transaction([part, 'parts'], 'readwrite', { durability: 'relaxed' });
  const store = transaction.objectStore(part);
  const marks = transaction.objectStore('parts');
  await stored(transaction, [
    store.clear(),
    ...Array.from(fetched.value, ([key, value]) => store.put(value as never, key)),
    fetched.digest === undefined ? marks.delete(part) : marks.put({ digest: fetched.digest, asked }, part),
  ]);
}
