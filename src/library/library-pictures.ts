/**
 * Keeps the pictures of a library's content. They come after its texts, which she can read without them, and there is an end to
 * them: pictures of thousands of recipes would take minutes and most of the space that a phone gives.
 */
import { noteFull, notingFull, wasFull } from './full-disk.ts';
import { type LibraryDatabase, type LibraryTraining, withLibrary } from './library-database.ts';
import type { LibraryService } from './library-service.ts';
import { hasPictures, keepPictures, openPictures } from './picture-cache.ts';
import { allRecipes } from './recipe-list.ts';

/** As many pictures as thirty seconds bring and some five megabytes hold. */
const MOST_PICTURES = 1_000;

/** Written in their mark, in the place of other parts' question. */
export const PICTURES_ASKED = 'pictures';
const FULL = { mark: 'full-pictures', asked: PICTURES_ASKED } as const;

/**
 * Does nothing if the recipes and trainings are those of the last time and none of their pictures failed then. The addresses of
 * personal recipes run out though their texts stay the same: `service`, if given, is asked once for those that have. Throws if
 * the disk is full, and does nothing for a while then, nor after the pictures were given up for what she logged.
 */
export function refreshPictures(viewerId: string, service?: LibraryService): Promise<void> {
  return withLibrary(viewerId, async (database) => {
    const [recipes, trainings, kept] = await Promise.all([
      database.get('parts', 'recipes'),
      database.get('parts', 'trainings'),
      database.get('parts', 'pictures'),
    ]);
    const digest = `${recipes?.digest} ${trainings?.digest}`;
    if (kept && !(await hasPictures())) {
      await database.delete('parts', 'pictures');
      return noteFull(database, FULL);
    }
    if (kept?.digest === digest || (await wasFull(database, FULL.mark, FULL.asked))) return;
    await notingFull(database, FULL, async () => {
      const cache = await openPictures();
      // Noted before the first is there: if they are given up before the last, that is to be seen too.
      if (!kept) await database.put('parts', { digest: '', asked: PICTURES_ASKED }, 'pictures');
      if (await keepAll(database, cache, service))
        await database.put('parts', { digest, asked: PICTURES_ASKED }, 'pictures');
    });
  });
}

/** Returns whether all are kept then. */
async function keepAll(
  database: LibraryDatabase,
  cache: Cache,
  service: LibraryService | undefined,
): Promise<boolean> {
  const addresses = await pictureAddresses(database);
  const { areWhole, expired } = await keepPictures(cache, addresses);
  if (!service || expired.length === 0) return areWhole;
  const rows = (await allRecipes(database))?.rows ?? [];
  const stale = rows.filter(({ thumbnail }) => expired.includes(thumbnail ?? ''));
  const fresh = (await service.recipesOf(stale.map(({ id }) => id))).map(({ thumbnail }) => thumbnail ?? '');
  return (await keepPictures(cache, [...addresses, ...fresh.filter(Boolean)])).areWhole;
}

/**
 * Lists pictures of trainings and menus first, then of recipes in list order, with recipes that are open to her before others.
 */
async function pictureAddresses(database: LibraryDatabase): Promise<string[]> {
  const [recipes, menus, trainings = []] = await Promise.all([
    allRecipes(database),
    database.getAll('menus'),
    database.get('trainings', 'all'),
  ]);
  const rows = recipes?.rows ?? [];
  const onMenu = new Set(menus.flat().map(({ recipe }) => recipe.id));
  const shown = [...trainings, ...rows.filter(({ id }) => onMenu.has(id)), ...rows];
  const addresses = [...trainings.flatMap(clipsOf), ...shown.map(({ thumbnail }) => thumbnail)];
  return [...new Set(addresses)].filter((address) => address !== null).slice(0, MOST_PICTURES);
}

/** The drawings of a plan that is open to her. */
function clipsOf({ plan }: LibraryTraining): (string | null)[] {
  const blocks = (plan ?? []).flatMap((section) => section.blocks);
  return blocks.flatMap(({ steps }) => steps.map(({ exercise }) => exercise.clip));
}
