/** Whether the drawings of exercises move: her choice on this device, or else what its system asks for. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../device/storage.ts';
import { createListenersTo } from '../../device/store.ts';

const systemWish = () => matchMedia('(prefers-reduced-motion: reduce)');

const listeners = createListenersTo(() => {
  const wish = systemWish();
  window.addEventListener('storage', listeners.tell);
  wish.addEventListener('change', listeners.tell);
  return () => {
    window.removeEventListener('storage', listeners.tell);
    wish.removeEventListener('change', listeners.tell);
  };
});
/** Without storage, the choice lasts until the page is left. */
let chosenHere: boolean | undefined;

function doClipsMove(): boolean {
  if (chosenHere !== undefined) return chosenHere;
  const kept = readStored('clips');
  return kept === null ? !systemWish().matches : kept === 'moving';
}

export function letClipsMove(isMoving: boolean): void {
  chosenHere = writeStored('clips', isMoving ? 'moving' : 'still') ? undefined : isMoving;
  listeners.tell();
}

export function useClipsMove(): boolean {
  return useSyncExternalStore(listeners.subscribe, doClipsMove, () => false);
}
