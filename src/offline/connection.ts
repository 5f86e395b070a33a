/**
 * Knows whether the service can be reached: `navigator.onLine` is only a hint (a gym's captive Wi-Fi says true), so the outcome
 * of the last request decides as well.
 */
import { useSyncExternalStore } from 'react';

export type Connection = 'online' | 'offline';

let didLastRequestFail = false;
const listeners = new Set<() => void>();

/** Called after every request to the service with whether the service itself answered. */
export function noteRequest(didAnswer: boolean): void {
  if (didLastRequestFail === !didAnswer) return;
  didLastRequestFail = !didAnswer;
  for (const listener of listeners) listener();
}

export function currentConnection(): Connection {
  return navigator.onLine && !didLastRequestFail ? 'online' : 'offline';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, currentConnection, () => 'online');
}

/** Returns whether the device has any network, according to the browser. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
