import type { Outbox } from '../../offline/outbox.ts';
import { deleteSession, releaseDeletion } from './delete-session.ts';
import { endedDraft, lastMomentOf } from './end-session.ts';
import { draftOfSession, saveSession } from './save-session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

/** Ends one that she left, when she last did a set of it. One without a set is nothing that she did. */
export async function closeSession(outbox: Outbox, shown: ShownSession): Promise<void> {
  const { session } = shown;
  if (session.sets.length === 0) {
    const deletion = await deleteSession(outbox, shown);
    if (deletion) await releaseDeletion(outbox, deletion);
    return;
  }
  const draft = draftOfSession(session);
  await saveSession(outbox, endedDraft(draft, lastMomentOf(draft)), { seen: session.revision });
}
