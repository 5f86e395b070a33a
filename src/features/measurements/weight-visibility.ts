/** „Peida kaal“: a choice of this device, that her weight stands on no screen of it. */
import { useSyncExternalStore } from 'react';
import { type Figure, FIGURES } from './measurement.ts';

const STORAGE_KEY = 'hoog.weightHidden';
const listeners = new Set<() => void>();
/** Where storage is closed to us the choice lives until the page is left. */
let chosenHere: boolean | undefined;

export function isWeightHidden(): boolean {
  if (chosenHere !== undefined) return chosenHere;
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

export function hideWeight(isHidden: boolean): void {
  chosenHere = isHidden;
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
    chosenHere = undefined;
  } catch {
    // Kept in chosenHere.
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

export function useWeightHidden(): boolean {
  return useSyncExternalStore(subscribe, isWeightHidden);
}

/** The figures that may stand on a screen of this device. */
export function useShownFigures(): readonly Figure[] {
  const isHidden = useWeightHidden();
  return isHidden ? WITHOUT_WEIGHT : FIGURES;
}

const WITHOUT_WEIGHT = FIGURES.filter((figure) => figure !== 'weight');
