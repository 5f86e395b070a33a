/** The signed-in member's outbox for React: undefined while signed out or before it is open. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';

export const OutboxContext = createContext<Outbox | undefined>(undefined);

export function useOutbox(): Outbox | undefined {
  return useContext(OutboxContext);
}

const NONE: readonly Entry[] = [];

/** Unsettled entries in order. */
export function useEntries(): readonly Entry[] {
  const outbox = useOutbox();
  const subscribe = useCallback(
    (listener: () => void) => outbox?.subscribe(listener) ?? (() => undefined),
    [outbox],
  );
  return useSyncExternalStore(
    subscribe,
    () => outbox?.entries ?? NONE,
    () => NONE,
  );
}
