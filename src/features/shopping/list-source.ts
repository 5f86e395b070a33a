/** Puts a day of the menu or a recipe on her shopping list. */
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { nameOf } from '../../contract/marks/merge.ts';
import { LIST, shoppingRound } from '../../contract/marks/shopping-round.mark.ts';
import { baseOf, shoppingSource, type ShoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { valueOf } from '../marks/mark-value.ts';
import { type MarkChange, markChange, saveMark, saveMarks } from '../marks/save-mark.ts';

export type Undo = () => Promise<void>;

/**
 * Resolves once it is on the disk. Where it is listed already, the new amounts take the place of the former ones, so that
 * pressing twice buys nothing twice, and what is ticked of it stays ticked.
 */
export function listSource(store: MarkStore, base: string, source: ShoppingSource): Promise<Undo> {
  return listSources(store, new Map([[base, source]]));
}

/** The same with several, by their bases: all are listed, or none. Of which there is nothing to buy (null), nothing stays listed. */
export async function listSources(
  store: MarkStore,
  sources: ReadonlyMap<string, ShoppingSource | null>,
): Promise<Undo> {
  await store.ready;
  const listing = [...sources].flatMap(([base, source]) => {
    const listed = listedKey(store, base);
    if (listed === undefined && source === null) return [];
    return [markChange(shoppingSource, listed ?? newKey(store, base), source)];
  });
  const undoing = listing.map(({ key }) => formerOf(store, shoppingSource, key));
  await saveMarks(store, listing);
  return () => saveMarks(store, undoing);
}

/** The key under which it is listed in this round of shopping. */
export function newKey(store: Pick<MarkStore, 'marks'>, base: string): string {
  return `${base}.${storedMark(store, shoppingRound, LIST) ?? 1}`;
}

/** What brings back what stands now. */
export function formerOf<Value>(store: MarkStore, kind: MarkKind<Value>, key: string): MarkChange {
  return markChange(kind, key, storedMark(store, kind, key) ?? null);
}

/** Ends a mark, and brings it back. */
export async function endMark<Value>(store: MarkStore, kind: MarkKind<Value>, key: string): Promise<Undo> {
  const former = formerOf(store, kind, key);
  await saveMark(store, kind, key, null);
  return () => saveMarks(store, [former]);
}

export function storedMark<Value>(
  { marks }: Pick<MarkStore, 'marks'>,
  kind: MarkKind<Value>,
  key: string,
): Value | undefined {
  return valueOf(kind, marks.get(nameOf({ kind: kind.name, key })));
}

/** The key under which a day or a recipe is listed now. */
export function listedKey({ marks }: Pick<MarkStore, 'marks'>, base: string): string | undefined {
  const listed = [...marks.values()].find(
    ({ kind, key, value }) => kind === shoppingSource.name && value !== null && baseOf(key) === base,
  );
  return listed?.key;
}
