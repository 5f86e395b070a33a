/** Puts a day of the menu or a recipe on her shopping list. */
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { nameOf } from '../../contract/marks/merge.ts';
import { LIST, shoppingRound } from '../../contract/marks/shopping-round.mark.ts';
import { baseOf, shoppingSource, type ShoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { valueOf } from '../marks/mark-value.ts';
import { saveMark } from '../marks/save-mark.ts';

export type Undo = () => Promise<void>;

/**
 * Resolves once it is on the disk. Where it is listed already, the new amounts take the place of the former ones, so that
 * pressing twice buys nothing twice, and what is ticked of it stays ticked.
 */
export async function listSource(store: MarkStore, base: string, source: ShoppingSource): Promise<Undo> {
  await store.ready;
  const key = listedKey(store, base) ?? `${base}.${storedMark(store, shoppingRound, LIST) ?? 1}`;
  const former = storedMark(store, shoppingSource, key);
  await saveMark(store, shoppingSource, key, source);
  return () => saveMark(store, shoppingSource, key, former ?? null);
}

/** Ends a mark, and brings it back. */
export async function endMark<Value>(store: MarkStore, kind: MarkKind<Value>, key: string): Promise<Undo> {
  const former = storedMark(store, kind, key);
  await saveMark(store, kind, key, null);
  return () => saveMark(store, kind, key, former ?? null);
}

export function storedMark<Value>(
  { marks }: MarkStore,
  kind: MarkKind<Value>,
  key: string,
): Value | undefined {
  return valueOf(kind, marks.get(nameOf({ kind: kind.name, key })));
}

function listedKey({ marks }: MarkStore, base: string): string | undefined {
  const listed = [...marks.values()].find(
    ({ kind, key, value }) => kind === shoppingSource.name && value !== null && baseOf(key) === base,
  );
  return listed?.key;
}
