import type { Receipt } from './entry.ts';

/**
 * Returns the receipts that a tab has to absorb, in the order of their entries, whatever the clock says: those that are not among
 * `known`, and the later ones about the same thing, which one of them would undo.
 */
export function dueReceipts(receipts: readonly Receipt[], known: ReadonlySet<string>): readonly Receipt[] {
  const subjects = new Set<string>();
  return receipts
    .toSorted((one, other) => one.entry.seq - other.entry.seq)
    .filter(({ entryId, entry }) => {
      const isDue = !known.has(entryId) || subjects.has(entry.subject);
      if (isDue) subjects.add(entry.subject);
      return isDue;
    });
}
