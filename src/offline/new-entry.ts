import { QUEUED_MUTATIONS, type QueuedKind, type QueuedVariables } from '../contract/queued-mutations.ts';
import type { KeptPhoto, PhotoKind } from './entry.ts';
import type { NewEntry } from './outbox-database.ts';

export interface AddOptions<K extends QueuedKind = QueuedKind> {
  photo?: (K extends PhotoKind ? KeptPhoto : never) | undefined;
  /** What the screen knows, stored for showing the entry. */
  shown?: unknown;
  /** How long the entry can be undone before it is sent, while this page lives. */
  holdMs?: number;
}

/** One of several that are added together. */
export type ToAdd = {
  [K in QueuedKind]: { kind: K; variables: QueuedVariables[K]; photo?: AddOptions<K>['photo'] };
}[QueuedKind];

export interface EditOptions<K extends QueuedKind> {
  /** Whether the entry is still the one that she has changed. */
  isAsSeen?: (kept: QueuedVariables[K]) => boolean;
  /** She has been shown its moment. Without that, what is held for a wrong clock stays held, and she is still asked. */
  isMomentSure?: boolean;
}

/** Whose entry it is, and the build that made it. */
export interface EntryOwner {
  memberId: string;
  appVersion: string;
}

/** An entry as it is before it was ever sent. */
export function newEntry<K extends QueuedKind>(
  kind: K,
  variables: QueuedVariables[K],
  { memberId, appVersion }: EntryOwner,
  { photo, shown, holdMs }: AddOptions<K> = {},
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
    attempts: 0,
    serverFailures: 0,
    createdAt: Date.now(),
    appVersion,
  } as NewEntry;
}
