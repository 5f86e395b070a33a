import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { type Mark, nameOf } from '../../contract/marks/merge.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import type { MarkOfKind, MarkStore } from '../../offline/mark-register.ts';
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

/** What shall stand under a key; null ends it. */
export interface MarkChange {
  kind: MarkKind<unknown>;
  key: string;
  value: unknown;
}

/** Holds the value to its kind, which a change among others no longer names. */
export function markChange<Value>(kind: MarkKind<Value>, key: string, value: Value | null): MarkChange {
  return { kind, key, value };
}

/** The same with several, all or none: what she did with one press is never half done on this device. */
export function saveMarks(store: MarkStore, changes: readonly MarkChange[]): Promise<void> {
  return changeMarks(store, () => changes);
}

/** The same with what `change` makes of the value that there is; undefined leaves it as it is. */
export function changeMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  change: (value: Value | undefined) => Value | null | undefined,
): Promise<void> {
  return changeMarks(store, () => {
    const changed = change(valueOf(kind, countingMark(store.marks, kind, key)));
    return changed === undefined ? [] : [markChange(kind, key, changed)];
  });
}

/** One change at a time, so that each begins with what the one before has stored. */
const turns = new WeakMap<MarkStore, Promise<void>>();

/** The same with what `change` makes of all that there is when its turn comes. */
export function changeMarks(store: MarkStore, change: () => readonly MarkChange[]): Promise<void> {
  // Not when its turn comes: what is remembered of a later press, by a page that ends first, must stand over it.
  const pressedAt = new Date();
  return inTurn(store, async () => {
    const changed = change().map((each) => ({ mark: markOf(store, each, pressedAt), kind: each.kind }));
    if (changed.length > 0) await store.save(changed satisfies MarkOfKind[]);
  });
}

/** Works on what there is once no change of this tab is underway. */
export function inTurn(store: MarkStore, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(store) ?? store.ready).then(work);
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}

function markOf({ marks }: MarkStore, { kind, key, value }: MarkChange, pressedAt: Date): Mark {
  const seen = marks.get(nameOf({ kind: kind.name, key }));
  return {
    kind: kind.name,
    key,
    value: value === null ? null : JSON.stringify(value),
    changedAt: momentAfter(pressedAt, seen?.changedAt),
  };
}
