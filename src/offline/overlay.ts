import type { Entry, Receipt } from './entry.ts';

/**
 * The entries that screens lay over the server's data: unsettled ones, and those that the server has taken but the screens of
 * this tab may not show yet. So an entry is on the screen from the moment it is stored, with no gap between the two.
 */
export class Overlay {
  #unsettled: readonly Entry[] = [];
  #arriving: readonly Entry[] = [];
  #entries: readonly Entry[] = [];

  /** The entries in order. It is the same array until something changes. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  setUnsettled(entries: readonly Entry[]): void {
    this.#unsettled = entries;
    this.#draw();
  }

  /** The server has taken these. */
  arrive(receipts: readonly Receipt[]): void {
    this.#arriving = [...without(this.#arriving, receipts), ...receipts.map(arrivingEntry)];
    this.#draw();
  }

  /** Every screen shows these by itself. */
  leave(receipts: readonly Receipt[]): void {
    this.#arriving = without(this.#arriving, receipts);
    this.#draw();
  }

  #draw(): void {
    const arriving = this.#arriving.filter(({ seq }) => this.#unsettled.every((entry) => entry.seq !== seq));
    this.#entries =
      arriving.length === 0
        ? this.#unsettled
        : [...arriving, ...this.#unsettled].toSorted((a, b) => a.seq - b.seq);
  }
}

function without(entries: readonly Entry[], receipts: readonly Receipt[]): readonly Entry[] {
  return entries.filter(({ id }) => receipts.every(({ entryId }) => entryId !== id));
}

/** An entry that the server has taken is no longer refused, nor waits for its photo. */
function arrivingEntry({ entry: { refusal: _settled, ...entry } }: Receipt): Entry {
  return { ...entry, state: 'sending' } as Entry;
}
