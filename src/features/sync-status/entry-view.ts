/** What a feature tells of its queued mutations, for the places that show entries of any kind. */
import type { ComponentType } from 'react';
import type { QueuedKind } from '../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

export interface EntryView<K extends QueuedKind = QueuedKind> {
  /** What the entry is, in a line: `Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg`. */
  Title: ComponentType<{ entry: EntryOfKind<K> }>;
  /** null: the words that stand for each code say enough. */
  ownReason: OwnReason | null;
  /** Queues what takes it back where it may have arrived; null where nothing can. */
  takeBack: ((outbox: Outbox, entry: EntryOfKind<K>) => Promise<unknown>) | null;
  /** null: it can only be given up. */
  editing: Editing<K> | null;
}

export type EntryViews<K extends QueuedKind = QueuedKind> = { readonly [Kind in K]: EntryView<Kind> };

/** Why the server refused it, where the feature knows more of it than the code says. */
export type OwnReason = (entry: Entry) => string | undefined;

export interface Editing<K extends QueuedKind> {
  isPossible(entry: EntryOfKind<K>): boolean;
  /** Sent again as it is, it would be refused again. */
  isNeeded(entry: EntryOfKind<K>): boolean;
  Form: ComponentType<EditFormProps<K>>;
}

export interface EditFormProps<K extends QueuedKind = QueuedKind> {
  entry: EntryOfKind<K>;
  openedAt: Date;
  onClose: () => void;
}

/** Undefined for a kind that only a newer build knows. */
export function viewOf(views: EntryViews, entry: Entry): EntryView | undefined {
  return views[entry.kind] as unknown as EntryView | undefined;
}
