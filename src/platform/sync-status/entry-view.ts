/** A feature's part in showing its queued mutations, for the places that show entries of any kind. */
import type { ComponentType } from 'react';
import type { QueuedKind } from '../../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

export interface EntryView<K extends QueuedKind = QueuedKind> {
  /** Names the entry in a line: `Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg`. */
  Title: ComponentType<{ entry: EntryOfKind<K> }>;
  /** null if the general words for each code say enough. */
  ownReason: OwnReason | null;
  /** Queues a mutation that undoes an entry which may have arrived; null if none can. */
  takeBack: ((outbox: Outbox, entry: EntryOfKind<K>) => Promise<unknown>) | null;
  /** null if it can only be given up. */
  editing: Editing<K> | null;
}

export type EntryViews<K extends QueuedKind = QueuedKind> = { readonly [Kind in K]: EntryView<Kind> };

/** Returns why the server refused the entry, if the feature knows more than the code says. */
export type OwnReason = (entry: Entry) => string | undefined;

export interface Editing<K extends QueuedKind> {
  /** `entries` are all that wait. */
  isPossible(entry: EntryOfKind<K>, entries: readonly Entry[]): boolean;
  /** Returns true if it would be refused again when resent unchanged; asked only if that is possible. */
  isNeeded(entry: EntryOfKind<K>): boolean;
  Form: ComponentType<EditFormProps<K>>;
}

export interface EditFormProps<K extends QueuedKind = QueuedKind> {
  entry: EntryOfKind<K>;
  /** Undefined while it is closed. */
  openedAt: Date | undefined;
  onClose: () => void;
}

/** Returns undefined for a kind that only a newer build knows. */
export function viewOf(views: EntryViews, entry: Entry): EntryView | undefined {
  return views[entry.kind] as unknown as EntryView | undefined;
}
