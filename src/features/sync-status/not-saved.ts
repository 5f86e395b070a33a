import { sync } from '../../language/words.ts';

/** Says why something could not be written to the device's disk. */
export function notSavedReason(error: unknown, otherwise: string): string {
  const isFull =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return isFull ? sync.storageFull : otherwise;
}
