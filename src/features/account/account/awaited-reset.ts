/**
 * The address to which a code for a new password was mailed, for as long as the code is taken: the phone may close the page
 * while she looks for the mail. Neither the code nor a password is ever stored.
 */
import { plainAddress } from '../../../../contract/copied-text.ts';
import { readStoredJson, writeStored } from '../../../device/storage.ts';

const LIFE_MS = 60 * 60 * 1000;

export function rememberAwaitedReset(email: string): void {
  writeStored('awaitedReset', JSON.stringify({ email: plainAddress(email), until: Date.now() + LIFE_MS }));
}

export function recallAwaitedReset(): string | undefined {
  const kept = readStoredJson('awaitedReset');
  if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('email' in kept)) return undefined;
  const leftMs = Number(kept.until) - Date.now();
  // More is left only if the clock was put back since.
  const isCurrent = leftMs > 0 && leftMs <= LIFE_MS;
  return isCurrent && typeof kept.email === 'string' ? kept.email : undefined;
}

export function forgetAwaitedReset(): void {
  writeStored('awaitedReset', null);
}
