import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import type { Mark } from '../../../contract/marks/merge.ts';
import { momentAfter } from '../../../contract/moment-after.ts';
import type { MarkOfKind, MarkStore } from '../../offline/mark-register.ts';
import type { ToAdd } from '../../offline/new-entry.ts';
import { countingMark, markUnder, valueOf } from './mark-value.ts';

/**
 * Stores one value of her small state; null ends it. Resolves once on disk, behind a consent that she gave for it; when it throws,
 * neither is. It stands over whatever this device has seen of it, whatever its clock says.
 */
export function saveMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
  consent?: ToAdd<'giveConsent'>,
): Promise<void> {
  return changeMarks(store, () => [markChange(kind, key, value)], consent);
}

/** The new value of a key; null ends it. */
export interface MarkChange {
  kind: MarkKind<unknown>;
  key: string;
  value: unknown;
  /** Its name while it waits, if its value does not say. */
  name?: string | undefined;
  /** As `keepMark` says. */
  isUnasked?: boolean;
}

/** Holds the value to its kind, which a change among others no longer names. */
export function markChange<Value>(
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
  name?: string,
): MarkChange {
  return { kind, key, value, name };
}

/** Saves several, all or none, so that one press is never half done on this device. */
export function saveMarks(store: MarkStore, changes: readonly MarkChange[]): Promise<void> {
  return changeMarks(store, () => changes);
}

/** Saves what `change` makes of the present value; undefined leaves it as it is. */
export function changeMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  change: (value: Value | undefined) => Value | null | undefined,
): Promise<void> {
  return changeMarks(store, changing(store, kind, key, change));
}

/**
 * Saves a change that she did not ask for. It has the earliest moment that wins over what this device has seen: anything she has
 * set elsewhere wins over it, even if this device has not heard of it.
 */
export function keepMark<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  change: (value: Value | undefined) => Value | undefined,
): Promise<void> {
  const changed = changing(store, kind, key, change);
  return changeMarks(store, () => changed().map((each) => ({ ...each, isUnasked: true })));
}

const EARLIEST = new Date(0);

function changing<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  change: (value: Value | undefined) => Value | null | undefined,
): () => MarkChange[] {
  return () => {
    const changed = change(valueOf(kind, countingMark(store.marks, kind, key)));
    return changed === undefined ? [] : [markChange(kind, key, changed)];
  };
}

/** One change at a time, so that each begins with the value that the one before has stored. */
const turns = new WeakMap<MarkStore, Promise<void>>();

/** Saves what `change` makes of all that there is when its turn comes. */
export function changeMarks(
  store: MarkStore,
  change: () => readonly MarkChange[],
  consent?: ToAdd<'giveConsent'>,
): Promise<void> {
  // Not when its turn comes: a later press, remembered by a page that ends first, must win over it.
  const pressedAt = new Date();
  return inTurn(store, async () => {
    const changed = change().map((each) => ({
      mark: markOf(store, each, each.isUnasked ? EARLIEST : pressedAt),
      kind: each.kind,
      name: each.name,
      isUnasked: each.isUnasked,
    }));
    if (changed.length > 0) await store.save(changed satisfies MarkOfKind[], consent);
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

/** The mark of the change, later than all that the store has seen of it. Throws if nobody could read it. */
export function markOf({ marks }: MarkStore, { kind, key, value }: MarkChange, pressedAt: Date): Mark {
  if (value !== null && !kind.isValue(value)) throw new TypeError(`No value of ${kind.name}`);
  const seen = markUnder(marks, kind, key);
  return {
    kind: kind.name,
    key,
    value: value === null ? null : JSON.stringify(value),
    changedAt: momentAfter(pressedAt, seen?.changedAt),
  };
}
