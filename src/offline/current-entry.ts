/** Entries that an older build kept, in the form that this one sends: an upcaster for each raised version. */
import { QUEUED_MUTATIONS, type QueuedKind } from '../contract/queued-mutations.ts';
import { momentOf } from '../contract/moments.ts';
import type { Entry, EntryOfKind } from './entry.ts';

type Upcast<K extends QueuedKind> = (entry: EntryOfKind<K>) => EntryOfKind<K>;

const UPCASTERS: { [K in QueuedKind]?: Upcast<K> } = {
  /** Version 1 did not say which completion it takes back; where the screen knew, it stands beside. */
  uncompleteTraining(entry) {
    const moment = momentShown(entry.shown);
    return moment === undefined
      ? entry
      : { ...entry, variables: { ...entry.variables, eventDateTime: moment } };
  },
  /** Version 1 did not say when the edit was made: when it was kept. */
  editMyProfile(entry) {
    const editedAt = momentOf(new Date(entry.createdAt));
    return { ...entry, variables: { input: { ...entry.variables.input, editedAt } } };
  },
};

function momentShown(shown: unknown): string | undefined {
  if (typeof shown !== 'object' || shown === null || !('eventDateTime' in shown)) return undefined;
  return typeof shown.eventDateTime === 'string' ? shown.eventDateTime : undefined;
}

/** The entry as this build would have kept it; one of a newer build as it is. */
export function currentEntry(entry: Entry): Entry {
  const version = (QUEUED_MUTATIONS[entry.kind] as { version: number } | undefined)?.version;
  if (version === undefined || entry.version >= version) return entry;
  const upcast = UPCASTERS[entry.kind] as ((older: Entry) => Entry) | undefined;
  return { ...(upcast?.(entry) ?? entry), version };
}
