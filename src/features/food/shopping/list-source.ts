/** Puts a day of the menu or a recipe on her shopping list. */
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { type Mark, nameOf } from '../../../contract/marks/merge.ts';
import { LIST, shoppingRound } from '../../../contract/marks/shopping-round.mark.ts';
import {
  baseOf,
  roundOf,
  shoppingSource,
  type ShoppingSource,
} from '../../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { valueOf } from '../../../platform/marks/mark-value.ts';
import { type MarkChange, markChange, saveMarks } from '../../../platform/marks/save-mark.ts';

export type Undo = () => Promise<void>;

/**
 * Resolves once it is on the disk. If it is listed already, the new amounts replace the former ones, so that pressing twice buys
 * nothing twice, and its ticks stay.
 */
export function listSource(store: MarkStore, base: string, source: ShoppingSource): Promise<Undo> {
  return listSources(store, new Map([[base, source]]));
}

/** Lists several, by their bases: all of them, or none. A source with nothing to buy (null) is no longer listed. */
export async function listSources(
  store: MarkStore,
  sources: ReadonlyMap<string, ShoppingSource | null>,
): Promise<Undo> {
  await store.ready;
  const listing = [...sources].flatMap(([base, source]) => {
    const [listed, ...others] = listedKeys(store, base);
    if (listed === undefined && source === null) return [];
    return [
      markChange(shoppingSource, listed ?? newKey(store, base), source),
      ...others.map((key) => markChange(shoppingSource, key, null)),
    ];
  });
  const undoing = listing.map(({ key }) => formerOf(store, shoppingSource, key));
  await saveMarks(store, listing);
  return () => saveMarks(store, undoing);
}

/**
 * The key under which it is listed anew: in this round of shopping, or after the last one that it was listed in, because its
 * ticks from then count under that key.
 */
export function newKey(store: Pick<MarkStore, 'marks'>, base: string): string {
  const former = marksOf(store, base).map(({ key }) => roundOf(key) + 1);
  return `${base}.${Math.max(storedMark(store, shoppingRound, LIST) ?? 1, ...former)}`;
}

/** The change that brings back the present value. */
export function formerOf<Value>(store: MarkStore, kind: MarkKind<Value>, key: string): MarkChange {
  return markChange(kind, key, storedMark(store, kind, key) ?? null);
}

/** Ends a mark, and brings it back. */
export async function endMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  name?: string,
): Promise<Undo> {
  const former = formerOf(store, kind, key);
  await saveMarks(store, [markChange(kind, key, null, name)]);
  return () => saveMarks(store, [former]);
}

export function storedMark<Value>(
  { marks }: Pick<MarkStore, 'marks'>,
  kind: MarkKind<Value>,
  key: string,
): Value | undefined {
  return valueOf(kind, marks.get(nameOf({ kind: kind.name, key })));
}

/** The keys under which a day or a recipe is listed now: the one that counts first, then those of rounds before. */
export function listedKeys(store: Pick<MarkStore, 'marks'>, base: string): string[] {
  const keys = marksOf(store, base).flatMap(({ key, value }) => (value === null ? [] : [key]));
  return keys.sort((one, other) => roundOf(other) - roundOf(one));
}

/** Those that have ended too. */
function marksOf({ marks }: Pick<MarkStore, 'marks'>, base: string): Mark[] {
  return [...marks.values()].filter(({ kind, key }) => kind === shoppingSource.name && baseOf(key) === base);
}
