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

/** The value until she has chosen. */
export interface Default {
  read: () => boolean;
  /** Returns a function that stops listening. */
  listen: (changed: () => void) => () => void;
}

/** Without a default it is no until she chooses yes, and nothing is stored until then. */
export function deviceChoice(name: StoredName, byDefault?: Default): DeviceChoice {
  const listeners = createListenersTo(() => {
    window.addEventListener('storage', listeners.tell);
    const stopDefault = byDefault?.listen(listeners.tell);
    return () => {
      window.removeEventListener('storage', listeners.tell);
      stopDefault?.();
    };
  });
  /** Without storage, the choice lasts until the page is left. */
  let chosenHere: boolean | undefined;

  function read(): boolean {
    if (chosenHere !== undefined) return chosenHere;
    const stored = readStored(name);
    return stored === null ? (byDefault?.read() ?? false) : stored === 'yes';
  }

  function choose(isChosen: boolean): void {
    const no = byDefault ? 'no' : null;
    chosenHere = writeStored(name, isChosen ? 'yes' : no) ? undefined : isChosen;
    listeners.tell();
  }

  return { read, choose, use: () => useSyncExternalStore(listeners.subscribe, read, () => false) };
}
