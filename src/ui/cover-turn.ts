/**
 * Covers wait while the picture of the last screen is over the living one. Each is a drawing that the page's own thread reads and
 * styles; a screenful of them would come before the frame in which the picture gives way.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from '../device/store.ts';

const mayCome = createStore(true);

export function holdCovers(): void {
  mayCome.set(false);
}

export function letCoversCome(): void {
  mayCome.set(true);
}

/** Returns whether covers may be fetched and drawn. */
export function useCoversTurn(): boolean {
  return useSyncExternalStore(mayCome.subscribe, mayCome.get, mayCome.get);
}
