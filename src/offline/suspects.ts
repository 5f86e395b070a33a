/**
 * Finds out in one pass who is at fault where the server fails on an entry time after time: the entry, or the server, which then
 * fails on everything (docs/decisions/124-an-ill-service-refuses-nothing.md).
 *
 *   it has failed too often ──▶ suspect: passed over, and the next one sent alone
 *     the next one is taken ──▶ the suspect is sent again; what fails now is at fault
 *     the next one fails alike, or there is none ──▶ everything waits
 */
import { mayBeAtFault } from './after-outcome.ts';
import { sendable } from './batch.ts';
import type { Entry } from './entry.ts';
import type { EntryOutcome } from './outcome.ts';

export class Suspects {
  /** Whether they are passed over now. */
  arePassedOver = false;
  #ids: ReadonlySet<string> = new Set();
  #hasJustTaken = false;

  /** Returns, in order, what may be sent of all that is kept. */
  sendable(entries: readonly Entry[]): Entry[] {
    if (!this.arePassedOver) return sendable(entries);
    this.#ids = new Set(entries.filter(mayBeAtFault).map(({ id }) => id));
    return sendable(entries, mayBeAtFault);
  }

  /** Call it with the outcomes of each request. */
  noteOutcomes(outcomes: readonly EntryOutcome[]): void {
    this.#hasJustTaken = outcomes.some(({ type }) => type === 'delivered' || type === 'refused');
    if (this.#hasJustTaken) this.arePassedOver = false;
  }

  /** Returns whether the server has taken another since it began to fail on this one. */
  isServerWell({ id }: Entry): boolean {
    return this.#hasJustTaken || (!this.arePassedOver && this.#ids.has(id));
  }

  /** Returns whether others are to be tried in the place of this one, which has stopped a request. */
  passOver(stopped: Entry, outcome: EntryOutcome | undefined): boolean {
    if (outcome?.type !== 'failed' || !mayBeAtFault(stopped)) return false;
    this.arePassedOver = true;
    return true;
  }
}
