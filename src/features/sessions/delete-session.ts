import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';
import { undoMs } from '../../ui/undo-time.ts';
import { sessionIdOf } from './save-session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

/** Whether the server cannot have the session, so that dropping it concerns this device alone. */
export function isUnsent({ isStored, session }: ShownSession, entries: readonly Entry[]): boolean {
  return !isStored && entries.filter((entry) => sessionIdOf(entry) === session.id).every(mayBeChanged);
}

/** Returns the held entry, which can be dropped to undo the deletion; undefined if nothing has to be sent. */
export async function deleteSession(
  outbox: Outbox,
  shown: ShownSession,
): Promise<EntryOfKind<'deleteSession'> | undefined> {
  const { session } = shown;
  if (isUnsent(shown, outbox.entries)) {
    const revisions = outbox.entries.filter((entry) => sessionIdOf(entry) === session.id);
    const dropped = await Promise.all(revisions.map((entry) => outbox.drop(entry)));
    if (dropped.every(Boolean)) return undefined;
  }
  // A deleted id can never be used again, so nothing is sent until it is too late to undo.
  return outbox.add('deleteSession', { id: session.id }, { holdMs: undoMs(), shown: session });
}
