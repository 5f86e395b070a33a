import { QUEUED_MUTATIONS, type QueuedKind, type QueuedVariables } from '../../contract/queued-mutations.ts';
import type { Entry, KeptPhoto, PhotoKind } from './entry.ts';
import type { NewEntry } from './outbox-database.ts';

export interface AddOptions<K extends QueuedKind = QueuedKind> {
  photo?: (K extends PhotoKind ? KeptPhoto : never) | undefined;
  /** The screen's data, stored for showing the entry. */
  shown?: unknown;
  /** The time for which the entry can be undone before it is sent, while this page lives. */
  holdMs?: number;
  /** The time when she did it, in epoch ms, if a page that has ended could not store it. */
  madeAt?: number | undefined;
  /** This device alone remembered it since then. */
  isCarried?: boolean | undefined;
  /** The moment of the newest that this device had of it from the service, in epoch ms; NaN if it had nothing. */
  seenAt?: number | undefined;
  /** Its moment is of no clock, nor after one that may be wrong, and so none is asked how wrong it was. */
  isMomentSure?: boolean | undefined;
}

/** One of several that are added together. */
export type ToAdd<Kind extends QueuedKind = QueuedKind> = {
  [K in QueuedKind]: { kind: K; variables: QueuedVariables[K] } & AddOptions<K>;
}[Kind];

/** The other changes of one press: all of it or nothing. */
export interface Besides {
  added?: readonly ToAdd[];
  /** Entries that wait, as they were seen. */
  dropped?: readonly Entry[];
}

export interface EditOptions<K extends QueuedKind> {
  /** True if the entry is still the one that she has changed. */
  isAsSeen?: (kept: QueuedVariables[K]) => boolean;
  /** She has been shown its moment. Without that, an entry held for a wrong clock stays held, and she is still asked. */
  isMomentSure?: boolean;
  /** Done with it in one transaction. */
  besides?: Besides | undefined;
}

/** The member whose entry it is, and the build that made it. */
export interface EntryOwner {
  memberId: string;
  appVersion: string;
}

/** An entry as it is before it was ever sent. */
export function newEntry<K extends QueuedKind>(
  kind: K,
  variables: QueuedVariables[K],
  { memberId, appVersion }: EntryOwner,
  { photo, shown, holdMs, madeAt = Date.now(), isCarried, seenAt, isMomentSure }: AddOptions<K> = {},
): NewEntry {
  const mutation = QUEUED_MUTATIONS[kind];
  return {
    id: crypto.randomUUID(),
    kind,
    version: mutation.version,
    variables,
    subject: mutation.subject(variables, memberId),
    state: 'waiting',
    hasPhoto: photo !== undefined,
    ...(shown !== undefined && { shown }),
    ...(holdMs !== undefined && { holdMs }),
    ...(isCarried && { isCarried }),
    ...(seenAt && { seenAt }),
    ...(isMomentSure && { isMomentSure }),
    attempts: 0,
    serverFailures: 0,
    createdAt: madeAt,
    appVersion,
  } as NewEntry;
}
