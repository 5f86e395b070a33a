/**
 * Knows whether the service can be reached. `navigator.onLine` is only a hint: a gym's captive Wi-Fi says true, a VPN on Windows says
 * false. So the last request decides as well, and an answer outweighs a browser that says no, until that says something else.
 */
import { useSyncExternalStore } from 'react';
import { HEALTH_PATH } from '../../contract/service-paths.ts';
import { createListenersTo } from '../device/store.ts';

export type Connection = 'online' | 'offline';

let didLastRequestFail = false;
let isAnsweredOffline = false;
const listeners = createListenersTo(() => {
  const follow = () => {
    isAnsweredOffline = false;
    listeners.tell();
    askInSpite();
  };
  askInSpite();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});

/** Asks the service if the browser says that there is no network. No answer tells nothing new. */
function askInSpite(): void {
  if (navigator.onLine) return;
  const noteAnswer = ({ headers }: Response) => {
    if (headers.get('Content-Type')?.includes('json')) noteRequest(true);
  };
  fetch(HEALTH_PATH, { cache: 'no-store' }).then(noteAnswer, () => undefined);
}

/** Called after every request to the service with whether the service itself answered. */
export function noteRequest(didAnswer: boolean): void {
  didLastRequestFail = !didAnswer;
  isAnsweredOffline ||= didAnswer && !navigator.onLine;
  listeners.tell();
}

/** Returns whether the device has any network, as far as the browser and answers tell. */
export function hasNetwork(): boolean {
  return navigator.onLine || isAnsweredOffline;
}

export function currentConnection(): Connection {
  return hasNetwork() && !didLastRequestFail ? 'online' : 'offline';
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

export function useHasNetwork(): boolean {
  return useSyncExternalStore(listeners.subscribe, hasNetwork, () => true);
}
