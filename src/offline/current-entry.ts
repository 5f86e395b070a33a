/** Entries that an older build kept, in the form that this one sends. */
import { momentOf } from '../../contract/moments.ts';
import { QUEUED_MUTATIONS, type QueuedKind, type QueuedVersion } from '../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind } from './entry.ts';
import { shownText } from './shown-text.ts';

/** Each whole number from 1 to below `Version`. */
type Older<Version extends number, Counted extends number[] = [0]> = Counted['length'] extends Version
  ? never
  : Counted['length'] | Older<Version, [...Counted, 0]>;
type RaisedKind = { [K in QueuedKind]: QueuedVersion<K> extends 1 ? never : K }[QueuedKind];
type Upcast<K extends QueuedKind> = (entry: EntryOfKind<K>) => EntryOfKind<K>;

/** One for each former version of a kind, which converts it to the next: without one a version cannot be raised. */
const UPCASTS: { [K in RaisedKind]: { [Version in Older<QueuedVersion<K>>]: Upcast<K> } } = {
  uncompleteTraining: {
    /** It did not say which completion it takes back; if the screen knew, `shown` says it. */
    1(entry) {
      const moment = shownText(entry.shown, 'eventDateTime');
      return moment === undefined
        ? entry
        : { ...entry, variables: { ...entry.variables, eventDateTime: moment } };
    },
  },
  editMyProfile: {
    /** It did not say when the edit was made: when it was kept. */
    1(entry) {
      const editedAt = momentOf(new Date(entry.createdAt));
      return { ...entry, variables: { input: { ...entry.variables.input, editedAt } } };
    },
  },
};

/** The entry as this build would have kept it; one of a newer build as it is. */
export function currentEntry(entry: Entry): Entry {
  const version = (QUEUED_MUTATIONS[entry.kind] as { version: number } | undefined)?.version ?? 0;
  const upcasts: UpcastsByVersion | undefined = (UPCASTS as Partial<Record<QueuedKind, UpcastsByVersion>>)[
    entry.kind
  ];
  let current = entry;
  while (current.version < version)
    current = { ...(upcasts?.[current.version]?.(current) ?? current), version: current.version + 1 };
  return current;
}

type UpcastsByVersion = Partial<Record<number, (entry: Entry) => Entry>>;
