/**
 * The entry of the browser's history at which what is open has been opened, by the router's number of it. Back is held by returning
 * there (src/app/back-closes-layer.ts), which needs an entry of this page below: the first gets a second one of its own address.
 */

/** The number of the first screen's second entry, between its first and the next: the router counts on from it. */
export const SECOND = 0.5;

let at = 0;

export function entryNumber(): number {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx;
}

/** The number of the entry at which a layer was opened last, or to which she has come since. */
export const knownEntry = (): number => at;

export function comeToEntry(number: number): void {
  at = number;
}

export function beginAtEntry(): void {
  at = entryNumber();
  if (at > 0) return;
  at = SECOND;
  history.pushState({ ...history.state, idx: at }, '');
}
