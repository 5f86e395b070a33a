import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';
import { undoMs } from '../../ui/undo-time.ts';
import { sessionIdOf } from './save-session.ts';
import { takeBackMark } from './session-mark.ts';
import type { ShownSession } from './sessions-with-entries.ts';

/** Whether the server cannot have the session, so that dropping it concerns this device alone. */
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

/** Deletes a session and takes back its mark. Returns undefined if nothing of the session has to be sent. */
export async function deleteSession(outbox: Outbox, shown: ShownSession): Promise<Deletion | undefined> {
  const { session } = shown;
  if (isUnsent(shown, outbox.entries)) {
    await takeBackMark(outbox, session);
    const revisions = outbox.entries.filter((entry) => sessionIdOf(entry) === session.id);
    const dropped = await Promise.all(revisions.map((entry) => outbox.drop(entry)));
    if (dropped.every(Boolean)) return undefined;
  }
  const holdMs = undoMs();
  // The mark first: killed in between, the training is still listed, and she deletes it again.
  const mark = await takeBackMark(outbox, session, holdMs);
  // A deleted id can never be used again, so nothing is sent until it is too late to undo.
  const deletion = await outbox.add('deleteSession', { id: session.id }, { holdMs, shown: session });
  return { mark, session: deletion };
}

/** Returns false where it is too late; then all of it is deleted. */
export async function undoDeletion(outbox: Outbox, { mark, session }: Deletion): Promise<boolean> {
  const isMarkBack = !mark || (await outbox.drop(mark));
  if (isMarkBack && (await outbox.drop(session))) return true;
  if (mark && isMarkBack) await outbox.add('uncompleteTraining', mark.variables, { shown: mark.shown });
  await outbox.release(session);
  return false;
}

/** Sends it without waiting any longer for an undo. */
export async function releaseDeletion(outbox: Outbox, { mark, session }: Deletion): Promise<void> {
  if (mark) await outbox.release(mark);
  await outbox.release(session);
}
