import { type Entry, type EntryOfKind, mayBeChanged } from '../../../offline/entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { undoMs } from '../../../ui/undo-time.ts';
import { sessionIdOf } from './save-session.ts';
import { markTakenBack } from './session-mark.ts';
import type { ShownSession } from './sessions-with-entries.ts';

/** True if the server cannot have the session, so that dropping it concerns this device alone. */
export function isUnsent({ isStored, session }: ShownSession, entries: readonly Entry[]): boolean {
  if (isStored) return false;
  const revisions = entries.filter((entry) => sessionIdOf(entry) === session.id);
  // Without any it has been sent, and is not listed yet.
  return revisions.length > 0 && revisions.every(mayBeChanged);
}

/** Its entries, held so that dropping them undoes it. */
export interface Deletion {
  /** Undefined of a session that left no mark. */
  mark: EntryOfKind<'uncompleteTraining'> | undefined;
  session: EntryOfKind<'deleteSession'>;
}

/** Drops a session that the server cannot have, with its mark. Returns whether it did. */
export async function dropUnsent(outbox: Outbox, shown: ShownSession): Promise<boolean> {
  if (!isUnsent(shown, outbox.entries)) return false;
  const { added = [], dropped = [] } = markTakenBack(outbox, shown.session);
  const revisions = outbox.entries.filter((entry) => sessionIdOf(entry) === shown.session.id);
  return (await outbox.addTogether(added, { dropped: [...dropped, ...revisions] })) !== undefined;
}

/** Deletes a session and takes back its mark. Returns undefined if nothing of the session has to be sent. */
export async function deleteSession(outbox: Outbox, shown: ShownSession): Promise<Deletion | undefined> {
  const { session } = shown;
  if (await dropUnsent(outbox, shown)) return undefined;
  const holdMs = undoMs({ isFinal: true });
  const { added = [] } = markTakenBack(outbox, session, holdMs);
  // A deleted id can never be used again, so nothing is sent until it is too late to undo.
  const { id, eventDateTime } = session;
  // Nothing that is under a consent: she may withdraw that while this waits.
  const shownInList = { eventDateTime };
  const deletion = { kind: 'deleteSession' as const, variables: { id }, holdMs, shown: shownInList };
  const kept = (await outbox.addTogether([...added, deletion])) ?? [];
  return {
    mark: kept.find((entry) => entry.kind === 'uncompleteTraining'),
    session: kept.at(-1) as EntryOfKind<'deleteSession'>,
  };
}

/** Returns false if it is too late; then all of it is deleted. */
export async function undoDeletion(outbox: Outbox, deletion: Deletion): Promise<boolean> {
  const { mark, session } = deletion;
  if (await outbox.dropTogether(mark ? [mark, session] : [session])) return true;
  await releaseDeletion(outbox, deletion);
  return false;
}

/** Sends it without waiting any longer for an undo. */
export async function releaseDeletion(outbox: Outbox, { mark, session }: Deletion): Promise<void> {
  if (mark) await outbox.release(mark);
  await outbox.release(session);
}
