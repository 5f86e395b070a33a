import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { nameOf } from '../../contract/marks/merge.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { countingMark, valueOf } from './mark-value.ts';

/**
 * Stores one value of her small state; null ends it. Resolves once on disk. It stands over whatever this device has seen of
 * it, whatever its clock says.
 */
export function saveMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
): Promise<void> {
  return changeMark(store, kind, key, () => value);
}

/** One change at a time, so that each begins with what the one before has stored. */
const turns = new WeakMap<MarkStore, Promise<void>>();

/** The same with what `change` makes of the value that there is; undefined leaves it as it is. */
export function changeMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  change: (value: Value | undefined) => Value | null | undefined,
): Promise<void> {
  // Not when its turn comes: what is remembered of a later press, by a page that ends first, must stand over it.
  const pressedAt = new Date();
  const turn = (turns.get(store) ?? store.ready).then(async () => {
    const changed = change(valueOf(kind, countingMark(store.marks, kind, key)));
    if (changed === undefined) return;
    const seen = store.marks.get(nameOf({ kind: kind.name, key }));
    await store.save(
      {
        kind: kind.name,
        key,
        value: changed === null ? null : JSON.stringify(changed),
        changedAt: momentAfter(pressedAt, seen?.changedAt),
      },
      kind,
    );
  });
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}
