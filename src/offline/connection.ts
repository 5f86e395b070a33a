/**
 * Knows whether the service can be reached: `navigator.onLine` is only a hint (a gym's captive Wi-Fi says true), so the outcome
 * of the last request decides as well.
 */
import { useSyncExternalStore } from 'react';
import { createListenersTo } from '../device/store.ts';

export type Connection = 'online' | 'offline';

let didLastRequestFail = false;
const listeners = createListenersTo(() => {
  window.addEventListener('online', listeners.tell);
  window.addEventListener('offline', listeners.tell);
  return () => {
    window.removeEventListener('online', listeners.tell);
    window.removeEventListener('offline', listeners.tell);
  };
});

/** Called after every request to the service with whether the service itself answered. */
export function noteRequest(didAnswer: boolean): void {
  if (didLastRequestFail === !didAnswer) return;
  didLastRequestFail = !didAnswer;
  listeners.tell();
}

export function currentConnection(): Connection {
  return navigator.onLine && !didLastRequestFail ? 'online' : 'offline';
}

/** Calls back with each change. Returns a function that stops it. */
export function onConnectionChange(listener: (connection: Connection) => void): () => void {
  let former = currentConnection();
  return listeners.subscribe(() => {
    const connection = currentConnection();
    if (connection === former) return;
    former = connection;
    listener(connection);
  });
}

export function useConnection(): Connection {
  return useSyncExternalStore(listeners.subscribe, currentConnection, () => 'online');
}

/** Returns whether the device has any network, according to the browser. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => navigator.onLine,
    () => true,
  );
}
