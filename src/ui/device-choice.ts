/** A yes-or-no choice a member makes for this device; it survives reloads and reaches her other tabs. */
import { useSyncExternalStore } from 'react';

export interface DeviceChoice {
  read: () => boolean;
  choose: (isChosen: boolean) => void;
  /** The current choice, updated when it changes. */
  use: () => boolean;
}

/** `storageKey` is the choice's name in storage; nothing is stored until she chooses yes. */
export function deviceChoice(storageKey: string): DeviceChoice {
  const listeners = new Set<() => void>();
  /** Without storage, the choice lasts until the page is left. */
  let chosenHere: boolean | undefined;

  function read(): boolean {
    if (chosenHere !== undefined) return chosenHere;
    try {
      return localStorage.getItem(storageKey) === 'yes';
    } catch {
      return false;
    }
  }

  function choose(isChosen: boolean): void {
    chosenHere = isChosen;
    try {
      if (isChosen) localStorage.setItem(storageKey, 'yes');
      else localStorage.removeItem(storageKey);
      chosenHere = undefined;
    } catch {
      // The choice stays in chosenHere.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { read, choose, use: () => useSyncExternalStore(subscribe, read, () => false) };
}
