/**
 * The mark („tehtud“) that a finished training of the catalogue leaves on its day. Its moment is the one at which the session
 * began, so that each of her phones can name it. A phone that finishes the session a second time marks it once.
 */
import { completionId } from '../../../../contract/completion-id.ts';
import type { CompletedTrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { type Entry, mayBeChanged } from '../../../offline/entry.ts';
import type { Besides } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { trainingNamed } from '../completions/completions-with-entries.ts';
import { nameOf, type Session } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

export type Marked = Pick<Session, 'kind' | 'trainingId' | 'name' | 'eventDateTime' | 'endDateTime'>;

/** True if it may have left a mark: one that was ended without being finished has none. */
export function isMarking<Of extends Marked>(session: Of): session is Of & { trainingId: string } {
  return session.kind === 'TRAINING' && session.trainingId !== null && session.endDateTime !== null;
}

/** True if it is the mark of one of these sessions: then it goes when that is deleted or moved, and not by itself. */
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
 * Takes its mark from the day and no other: marks made by hand stay. Held, there is always an entry, so that dropping it puts the
 * mark back.
 *
 * It is taken back even if this phone knows of none: another phone that finished the session without a network would bring it
 * later, and nothing else ever bears the moment of a session that is deleted.
 */
export function markTakenBack(outbox: Outbox, session: Marked, holdMs?: number): Besides {
  if (!isMarking(session)) return {};
  const waiting = outbox.entries.filter((entry) => isMaking(session, entry));
  const dropped = holdMs === undefined ? waiting.filter(mayBeChanged) : [];
  if (dropped.length > 0 && dropped.length === waiting.length) return { dropped };
  const { trainingId, eventDateTime } = session;
  const id = completionId(dayOf(eventDateTime), trainingId, outbox.memberId);
  const shown = cardOf(session);
  const undone = { kind: 'uncompleteTraining' as const, variables: { id, eventDateTime }, shown };
  return { added: [{ ...undone, ...(holdMs !== undefined && { holdMs }) }], dropped };
}

export type Markable = Marked & { trainingId: string };

/** True if the entry makes its mark. */
export function isMaking({ trainingId, eventDateTime }: Markable, { kind, variables }: Entry): boolean {
  return (
    kind === 'completeTraining' && variables.id === trainingId && variables.eventDateTime === eventDateTime
  );
}

export function cardOf(session: Markable) {
  return trainingNamed(nameOf(session), session.trainingId, session.eventDateTime);
}
