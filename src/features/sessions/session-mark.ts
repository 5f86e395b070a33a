/**
 * The mark („tehtud“) that a finished training of the catalogue leaves on its day. Its moment is the one at which the
 * session began, so that each phone of hers can name it, and a phone that finishes the session a second time marks it once.
 */
import { completionId } from '../../contract/completion-id.ts';
import type { CompletedTrainingCardFragment } from '../../contract/documents.generated.ts';
import { dayOf } from '../../contract/moments.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';
import { trainingNamed } from '../completions/completions-with-entries.ts';
import { completeTraining } from '../completions/complete-training.ts';
import { nameOf, type Session } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

type Marked = Pick<Session, 'kind' | 'trainingId' | 'name' | 'eventDateTime' | 'endDateTime'>;

/** Whether it may have left a mark: one that was ended without being finished has none. */
export function isMarking<Of extends Marked>(session: Of): session is Of & { trainingId: string } {
  return session.kind === 'TRAINING' && session.trainingId !== null && session.endDateTime !== null;
}

/** Whether it is the mark of one of these sessions: then it goes when that is deleted or moved, and not by itself. */
export function isMarkOf(
  { training, eventDateTime }: CompletedTrainingCardFragment,
  sessions: readonly ShownSession[],
): boolean {
  return sessions.some(
    ({ session }) =>
      isMarking(session) && session.trainingId === training.id && session.eventDateTime === eventDateTime,
  );
}

/**
 * Takes its mark from the day and no other: what she marked by hand stays. Returns an entry where one has to be sent; held,
 * there is always one, so that dropping it puts the mark back.
 */
export async function takeBackMark(
  outbox: Outbox,
  session: Marked,
  holdMs?: number,
): Promise<EntryOfKind<'uncompleteTraining'> | undefined> {
  if (!isMarking(session)) return undefined;
  const { trainingId, eventDateTime } = session;
  const waiting = outbox.entries.find(
    ({ kind, variables }) =>
      kind === 'completeTraining' && variables.id === trainingId && variables.eventDateTime === eventDateTime,
  );
  if (holdMs === undefined && waiting && mayBeChanged(waiting) && (await outbox.drop(waiting)))
    return undefined;
  const id = completionId(dayOf(eventDateTime), trainingId, outbox.memberId);
  return outbox.add(
    'uncompleteTraining',
    { id, eventDateTime },
    { shown: cardOf(session), ...(holdMs !== undefined && { holdMs }) },
  );
}

/** Its mark follows it to another moment. */
export async function moveMark(outbox: Outbox, session: Marked, eventDateTime: string): Promise<void> {
  if (!isMarking(session) || session.eventDateTime === eventDateTime) return;
  // The new one first: killed in between, the training is done on two days rather than on none, and she moves it again.
  const mark = await completeTraining(outbox, cardOf(session), eventDateTime);
  await takeBackMark(outbox, session);
  await outbox.release(mark).catch(() => undefined);
}

function cardOf(session: Marked & { trainingId: string }) {
  return trainingNamed(nameOf(session), session.trainingId, session.eventDateTime);
}
