import { PAGES_MAX_PER_KEY } from '../contract/limits.ts';
import type { PageContent } from '../server/modules/platform/content/content.ts';
import { nameOf } from './content-folder.ts';
import type { Problem } from './problem.ts';

export interface WrittenPage {
  file: string;
  page: PageContent;
}

/** Returns the pages of each key in the order of their files' numbers; those without one come last. */
export function orderPages(written: readonly WrittenPage[]): PageContent[] {
  const keys = [...new Set(written.map(({ page }) => page.key))];
  return keys.flatMap((key) =>
    written
      .filter(({ page }) => page.key === key)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ page }) => page),
  );
}

/** Finds files of one key with the same number, and those that only the number tells apart. */
export function findRepeatedPages(written: readonly WrittenPage[]): Problem[] {
  const places = new Map<string, string>();
  const ids = new Map<string, string>();
  return written.flatMap(({ file, page }) => {
    const name = nameOf(file);
    const id = `${page.key} ${page.id}`;
    const place = `${page.key} ${placeOf({ file })}`;
    const sameId = ids.get(id);
    const samePlace = Number.isFinite(placeOf({ file })) ? places.get(place) : undefined;
    ids.set(id, name);
    places.set(place, name);
    if (sameId !== undefined)
      return [{ file, message: `Lehel „${sameId}“ on sama nimi: number ütleb ainult järjekorra.` }];
    if (samePlace !== undefined)
      return [{ file, message: `Lehel „${samePlace}“ on sama number: kumb on enne, ei ole teada.` }];
    return [];
  });
}

/** Finds keys with more pages than devices ask for: nobody would see those beyond. */
export function findPagesBeyond(written: readonly WrittenPage[]): Problem[] {
  const keys = new Set(written.map(({ page }) => page.key));
  return [...keys].flatMap((key) => {
    const ofKey = written.filter(({ page }) => page.key === key);
    const beyond = ofKey[PAGES_MAX_PER_KEY];
    if (beyond === undefined) return [];
    const message = `Võtmel „${key}“ on ${ofKey.length} lehte, aga rakendus näitab kuni ${PAGES_MAX_PER_KEY} lehte.`;
    return [{ file: beyond.file, message }];
  });
}

function placeOf({ file }: Pick<WrittenPage, 'file'>): number {
  const [, digits] = /^(\d{1,2})-/u.exec(nameOf(file)) ?? [];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}
