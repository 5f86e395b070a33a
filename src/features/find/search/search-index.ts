/** All things in one index, made in slices, so that a phone with thousands of recipes stays usable meanwhile. */
import { LABEL, NAME, PART, TEXT, TextIndex } from '../../../language/text-index.ts';
import { THING_KINDS, type SearchThing, type ThingKind } from './search-thing.ts';

const SLICE_MS = 8;
/** The first search of a page compiles its code, and so do the first word and the first mistyped one. */
const FIRST_SEARCHES = ['k', 'kana', 'kartlu'];

export interface SearchIndex {
  things: readonly SearchThing[];
  index: TextIndex;
}

/** Ready for her first letter; undefined when `signal` ended it. */
export async function indexThings(
  things: readonly SearchThing[],
  signal: AbortSignal,
): Promise<SearchIndex | undefined> {
  const index = new TextIndex();
  let sliceEndsAt = performance.now() + SLICE_MS;
  for (const { name, parts, labels, text } of things) {
    if (performance.now() > sliceEndsAt) {
      if (!(await isStillWanted(signal))) return undefined;
      sliceEndsAt = performance.now() + SLICE_MS;
    }
    index.add([
      [NAME, name],
      [PART, parts.join(' ')],
      [LABEL, labels.join(' ')],
      [TEXT, text],
    ]);
  }
  for (const typed of FIRST_SEARCHES) {
    if (!(await isStillWanted(signal))) return undefined;
    index.find(typed);
  }
  return { things, index };
}

/** Waits until the page has done its other work. */
async function isStillWanted(signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return !signal.aborted;
}

export interface FoundGroup {
  kind: ThingKind;
  things: readonly SearchThing[];
}

export interface Found {
  /** In their fixed order, none of them empty. */
  groups: readonly FoundGroup[];
  count: number;
  words: ReadonlySet<string>;
}

/** Returns the found things without the recipes that are left out; a group that has none left is left out too. */
export function withoutRecipes(found: Found, leftOut: { has(recipeId: string): boolean }): Found {
  const groups = found.groups.flatMap(({ kind, things }) => {
    const kept = kind === 'recipe' ? things.filter(({ id }) => !leftOut.has(id)) : things;
    return kept.length > 0 ? [{ kind, things: kept }] : [];
  });
  return { ...found, groups, count: groups.reduce((sum, { things }) => sum + things.length, 0) };
}

export function findThings({ things, index }: SearchIndex, typed: string): Found {
  const { things: numbers, words } = index.find(typed);
  const byKind = new Map(THING_KINDS.map((kind) => [kind, new Array<SearchThing>()]));
  for (const number of numbers) {
    const thing = things[number];
    if (thing) byKind.get(thing.kind)?.push(thing);
  }
  const groups = Array.from(byKind, ([kind, found]) => ({ kind, things: found }));
  return { groups: groups.filter((group) => group.things.length > 0), count: numbers.length, words };
}
