/** Draws waiting entries over the server's data: how each kind of entry changes a screen, in the order of the entries. */
import type { QueuedKind } from '../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind } from './entry.ts';

/** Says for each kind how an entry changes `shown`. */
export type Layers<K extends QueuedKind, Shown> = {
  readonly [Kind in K]: (shown: Shown, entry: EntryOfKind<Kind>) => Shown;
};

/** Entries of other kinds change nothing. */
export function layOver<K extends QueuedKind, Shown>(
  shown: Shown,
  entries: readonly Entry[],
  layers: Layers<K, Shown>,
): Shown {
  const byKind = layers as Partial<Record<QueuedKind, (shown: Shown, entry: Entry) => Shown>>;
  return entries.reduce((below, entry) => byKind[entry.kind]?.(below, entry) ?? below, shown);
}
