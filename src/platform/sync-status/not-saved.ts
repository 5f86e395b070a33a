import { sync } from '../../language/words.ts';
import { notSavedText } from './not-saved.text.ts';

/** Says why something could not be written to the device's disk, below words that say that it was not. */
export function notSavedReason(error: unknown, otherwise: string): string {
  const isFull =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return isFull ? sync.storageFull : otherwise;
}

/** As `notSavedReason`, and says first that it was not saved, if nothing else does. `otherwise` says so itself. */
export function notSavedWords(error: unknown, otherwise: string): string {
  const reason = notSavedReason(error, otherwise);
  return reason === otherwise ? otherwise : `${notSavedText.notSaved} ${reason}`;
}
