/** Puts a day of the menu or a recipe on her shopping list. */
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { shoppingSource, type ShoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { listedKeys, newKey } from '../../../platform/marks/listed-keys.ts';
import { storedMark } from '../../../platform/marks/mark-value.ts';
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
