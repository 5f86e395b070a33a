/**
 * Finds out in one pass who is at fault if the server fails on an entry time after time: the entry, or the server, which then
 * fails on everything (docs/decisions/124-an-ill-service-refuses-nothing.md).
 *
 *   it has failed too often ──▶ suspect: passed over, and another one sent alone
 *     the other is taken ──▶ the suspect is sent again; what fails now is at fault
 *     the other fails alike, or there is none ──▶ everything waits
 *
 * The other is the next one that is not a suspect. A server that was ill may have made all of them suspects and be well again but for
 * the first: then the other is one of them, by chance, so that each has its turn in some pass.
 */
import { mayBeAtFault } from './after-outcome.ts';
import { sendable } from './batch.ts';
import type { Entry } from './entry.ts';
import type { EntryOutcome } from './outcome.ts';

export class Suspects {
  /** The one that has stopped a request, while another is tried in its place. */
  #passedOver: Entry | undefined;
  #ids: ReadonlySet<string> = new Set();
  #hasJustTaken = false;

  get arePassedOver(): boolean {
    return this.#passedOver !== undefined;
  }

  /** Returns, in order, the entries that may be sent now. */
  sendable(entries: readonly Entry[]): Entry[] {
    const passedOver = this.#passedOver;
    if (!passedOver) return sendable(entries);
    this.#ids = new Set(entries.filter(mayBeAtFault).map(({ id }) => id));
    const others = sendable(entries, mayBeAtFault);
    if (others.length > 0) return others;
    const suspects = sendable(entries, ({ id }) => id === passedOver.id);
    const at = Math.floor(Math.random() * suspects.length);
    return suspects.slice(at, at + 1);
  }

  /** Call it with the outcomes of each request. */
  noteOutcomes(outcomes: readonly EntryOutcome[]): void {
    this.#hasJustTaken = outcomes.some(({ type }) => type === 'delivered' || type === 'refused');
    if (this.#hasJustTaken) this.#passedOver = undefined;
  }

  /** Returns whether the server has taken another since it began to fail on this one. */
  isServerWell({ id }: Entry): boolean {
    return this.#hasJustTaken || (!this.arePassedOver && this.#ids.has(id));
  }

  /** Returns whether others are to be tried in the place of this one, which has stopped a request. */
  passOver(stopped: Entry, outcome: EntryOutcome | undefined): boolean {
    if (outcome?.type !== 'failed' || !mayBeAtFault(stopped) || this.arePassedOver) return false;
    this.#passedOver = stopped;
    return true;
  }
}
