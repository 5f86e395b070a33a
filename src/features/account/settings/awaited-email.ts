/**
 * The new address to which a code was mailed, until it is confirmed: she may close the form, or the phone the page, while
 * she looks for the mail. It goes when she signs out.
 */
import { forget, recall, remember } from '../../../session/member-memory.ts';

const NAME = 'awaited-email';
/** As long as the identity service takes the code. */
const LIFE_MS = 24 * 60 * 60 * 1000;

export function recallAwaitedEmail(memberId: string): string | undefined {
  return recall(memberId, NAME, (value) => typeof value === 'string');
}

export function rememberAwaitedEmail(memberId: string, email: string): void {
  remember(memberId, NAME, email, LIFE_MS);
}

export function forgetAwaitedEmail(memberId: string): void {
  forget(memberId, NAME);
}
