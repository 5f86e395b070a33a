/** The signed-in member's outbox for React: undefined while signed out or before it is open. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';

export const OutboxContext = createContext<Outbox | undefined>(undefined);

export function useOutbox(): Outbox | undefined {
  return useContext(OutboxContext);
}

const NONE: readonly Entry[] = [];

/** The entries that screens lay over the server's data, in order: none of them leaves before the cache shows it. */
export function useEntries(): readonly Entry[] {
  return useFromOutbox((outbox) => outbox.overlay);
}

/** The entries that the server does not have, in order: those in the counts and the list of waiting entries. */
export function useUnsettledEntries(): readonly Entry[] {
  return useFromOutbox((outbox) => outbox.entries);
}

function useFromOutbox(read: (outbox: Outbox) => readonly Entry[]): readonly Entry[] {
  const outbox = useOutbox();
  const subscribe = useCallback(
    (listener: () => void) => outbox?.subscribe(listener) ?? (() => undefined),
    [outbox],
  );
  return useSyncExternalStore(
    subscribe,
    () => (outbox ? read(outbox) : NONE),
    () => NONE,
  );
}
