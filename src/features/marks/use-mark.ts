import { use, useCallback, useSyncExternalStore } from 'react';
import { type Mark, nameOf } from '../../contract/marks/merge.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { registerOf } from '../../offline/mark-register.ts';
import { useOutbox } from '../../offline/outbox-context.ts';

/**
 * A value of her small state, the same in every tab and on every device of hers; undefined where there is none, and for a
 * visitor. The screen waits for the one read of the disk with which they begin.
 */
export function useMark<Value>(kind: MarkKind<Value>, key: string): Value | undefined {
  const outbox = useOutbox();
  const register = outbox && registerOf(outbox);
  if (register && !register.isReady) use(register.ready);
  const subscribe = useCallback(
    (listener: () => void) => register?.subscribe(listener) ?? (() => undefined),
    [register],
  );
  const mark = useSyncExternalStore(
    subscribe,
    () => register?.marks.get(nameOf({ kind: kind.name, key })),
    () => undefined,
  );
  return valueOf(kind, mark);
}

const values = new WeakMap<Mark, unknown>();

/** The same value as long as the mark is the same. A form that only a newer release knows is no value here. */
function valueOf<Value>(kind: MarkKind<Value>, mark: Mark | undefined): Value | undefined {
  if (!mark || mark.value === null) return undefined;
  if (!values.has(mark)) values.set(mark, parsed(mark.value));
  const value = values.get(mark);
  return kind.isValue(value) ? value : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
