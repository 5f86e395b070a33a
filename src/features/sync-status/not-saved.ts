import { sync } from '../../language/words.ts';

/** Why something could not be put on the device's disk, in words; nothing was kept of it. */
export function notSavedReason(error: unknown, otherwise: string): string {
  const isFull =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return isFull ? sync.storageFull : otherwise;
}
