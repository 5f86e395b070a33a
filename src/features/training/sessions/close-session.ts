import type { Outbox } from '../../../offline/outbox.ts';
import { dropUnsent } from './delete-session.ts';
import { endedDraft, lastMomentOf } from './end-session.ts';
import { draftOfSession, type SessionDraft, saveSession } from './save-session.ts';
import { isUnderWay, type Session } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

/**
 * Ends one that she left, when she last did a set of it. One without a set is ended as well, not deleted: another phone may
 * have done sets of it that this one does not know, and they stay. Without any it is shown nowhere (`isNothingDone`), unless she has
 * said how it was: that stays too.
 */
export async function closeSession(outbox: Outbox, shown: ShownSession): Promise<void> {
  const { session } = shown;
  const isEmpty = session.sets.length === 0 && (session.effort ?? session.note) === null;
  if (isEmpty && (await dropUnsent(outbox, shown))) return;
  const upon = (newer: Session) => (isUnderWay(newer) ? closedDraft(newer) : undefined);
  await saveSession(outbox, closedDraft(session), { seen: session.revision, upon });
}

function closedDraft(session: Session): SessionDraft {
  const draft = draftOfSession(session);
  const nothing = session.sets.length === 0 && { endDateTime: session.eventDateTime, minutes: null };
  return { ...endedDraft(draft, lastMomentOf(draft)), ...nothing };
}
