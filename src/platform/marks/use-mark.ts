import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { type Marks, type MarkStore, registerOf } from '../../offline/mark-register.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { useMemberId } from '../../session/use-member-id.ts';
import { deviceMarksOf } from './device-marks.ts';
import { countingMark, doesCount, marksOfKind, valueOf } from './mark-value.ts';

/** A member's register, or the marks that this device remembers for a visitor. */
export function useMarkStore(): MarkStore {
  const outbox = useOutbox();
  const memberId = useMemberId();
  return outbox ? registerOf(outbox) : deviceMarksOf(memberId);
}

/**
 * A value of her small state, the same in every tab and, once she has an account, on all her devices. Undefined if there is none.
 * The screen waits for the first read of the disk.
 */
export function useMark<Value>(kind: MarkKind<Value>, key: string): Value | undefined {
  const store = useMarkStore();
  return valueOf(
    kind,
    useReading(store, (marks) => countingMark(marks, kind, key)),
  );
}

/** As `useMark`, for what must not hold up a list: undefined also until the disk has been read. */
export function useMarkOnceRead<Value>(kind: MarkKind<Value>, key: string): Value | undefined {
  const store = useMarkStore();
  return valueOf(
    kind,
    useStored(store, (marks) => countingMark(marks, kind, key)),
  );
}

/** All values of a kind, by the key of today; the same map until one of them changes. */
export function useMarks<Value>(kind: MarkKind<Value>): ReadonlyMap<string, Value> {
  return useMarksIn(useMarkStore(), kind);
}

/** As `useMarks`, for a store that need not be hers. */
export function useMarksIn<Value>(store: MarkStore, kind: MarkKind<Value>): ReadonlyMap<string, Value> {
  const marks = useReading(store, (all) => all);
  return useMemo(() => same(store, kind, valuesIn(marks, kind)), [store, marks, kind]);
}

const known = new WeakMap<Marks, Map<MarkKind<unknown>, ReadonlyMap<string, unknown>>>();

/** Found once for all that show them: each dish of a menu asks. Kinds that end by themselves are looked up each time. */
function valuesIn<Value>(marks: Marks, kind: MarkKind<Value>): ReadonlyMap<string, Value> {
  const kinds = known.get(marks) ?? new Map<MarkKind<unknown>, ReadonlyMap<string, unknown>>();
  known.set(marks, kinds);
  // The values of a kind were read by that kind, so they have its type.
  const found = kinds.get(kind) as ReadonlyMap<string, Value> | undefined;
  if (found && kind.lifeMs === undefined) return found;
  const values = new Map(
    [...marksOfKind(marks, kind)].flatMap(([key, mark]) => {
      const value = doesCount(mark, kind) ? valueOf(kind, mark) : undefined;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  kinds.set(kind, values);
  return values;
}

const last = new WeakMap<MarkStore, Map<MarkKind<unknown>, ReadonlyMap<string, unknown>>>();

/** Marks change with every tap somewhere; values that depend on a kind are recomputed only when that kind changes. */
function same<Value>(
  store: MarkStore,
  kind: MarkKind<Value>,
  values: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  const kinds = last.get(store) ?? new Map<MarkKind<unknown>, ReadonlyMap<string, unknown>>();
  last.set(store, kinds);
  // The values of a kind were read by that kind, so they have its type.
  const former = kinds.get(kind) as ReadonlyMap<string, Value> | undefined;
  const isSame =
    former?.size === values.size && [...values].every(([key, value]) => former.get(key) === value);
  if (isSame) return former;
  kinds.set(kind, values);
  return values;
}

function useReading<Read>(store: MarkStore, read: (marks: Marks) => Read): Read {
  // Decided once for each store: a component that has waited is replayed by React, which must find the same hooks.
  const isKnown = useMemo(() => store.isReady, [store]);
  if (!isKnown) use(store.ready);
  return useStored(store, read);
}

function useStored<Read>(store: MarkStore, read: (marks: Marks) => Read): Read {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => read(store.marks),
    () => read(NO_MARKS),
  );
}

/** The marks of pages that are drawn ahead. */
const NO_MARKS: Marks = new Map();
