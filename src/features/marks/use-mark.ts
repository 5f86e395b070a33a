import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { type Marks, type MarkStore, registerOf } from '../../offline/mark-register.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { useMemberId } from '../../session/use-member-id.ts';
import { deviceMarksOf } from './device-marks.ts';
import { countingMark, doesCount, valueOf } from './mark-value.ts';

/** A member's register, or what this device remembers for a visitor. */
export function useMarkStore(): MarkStore {
  const outbox = useOutbox();
  const memberId = useMemberId();
  return outbox ? registerOf(outbox) : deviceMarksOf(memberId);
}

/**
 * A value of her small state, the same in every tab and, once she has an account, on every device of hers; undefined where
 * there is none. The screen waits for the one read of the disk with which they begin.
 */
export function useMark<Value>(kind: MarkKind<Value>, key: string): Value | undefined {
  return valueOf(
    kind,
    useReading((marks) => countingMark(marks, kind, key)),
  );
}

/** The same for what must not hold up a list: undefined also until the disk has been read. */
export function useMarkOnceRead<Value>(kind: MarkKind<Value>, key: string): Value | undefined {
  return valueOf(
    kind,
    useStored((marks) => countingMark(marks, kind, key)),
  );
}

/** All values of a kind, by key. */
export function useMarks<Value>(kind: MarkKind<Value>): ReadonlyMap<string, Value> {
  const marks = useReading((all) => all);
  return useMemo(() => {
    const values = [...marks.values()].flatMap((mark) => {
      const isOfKind = mark.kind === kind.name && doesCount(mark, kind);
      const value = isOfKind ? valueOf(kind, mark) : undefined;
      return value === undefined ? [] : [[mark.key, value] as const];
    });
    return new Map(values);
  }, [marks, kind]);
}

function useReading<Read>(read: (marks: Marks) => Read): Read {
  const store = useMarkStore();
  // Decided once for each store: a component that has waited is replayed by React, which must find the same hooks.
  const isKnown = useMemo(() => store.isReady, [store]);
  if (!isKnown) use(store.ready);
  return useStored(read);
}

function useStored<Read>(read: (marks: Marks) => Read): Read {
  const store = useMarkStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => read(store.marks),
    () => read(NO_MARKS),
  );
}

/** As pages that are drawn ahead have them. */
const NO_MARKS: Marks = new Map();
