/** A yes-or-no choice a member makes for this device; it survives reloads and reaches her other tabs. */
import { useSyncExternalStore } from 'react';
import { createListenersTo } from '../device/store.ts';
import { readStored, type StoredName, writeStored } from '../device/storage.ts';

export interface DeviceChoice {
  read: () => boolean;
  choose: (isChosen: boolean) => void;
  /** The current choice, updated when it changes. */
  use: () => boolean;
}

/** Nothing is stored until she chooses yes. */
export function deviceChoice(name: StoredName): DeviceChoice {
  const listeners = createListenersTo(() => {
    window.addEventListener('storage', listeners.tell);
    return () => window.removeEventListener('storage', listeners.tell);
  });
  /** Without storage, the choice lasts until the page is left. */
  let chosenHere: boolean | undefined;

  function read(): boolean {
    return chosenHere ?? readStored(name) === 'yes';
  }

  function choose(isChosen: boolean): void {
    chosenHere = writeStored(name, isChosen ? 'yes' : null) ? undefined : isChosen;
    listeners.tell();
  }

  return { read, choose, use: () => useSyncExternalStore(listeners.subscribe, read, () => false) };
}
