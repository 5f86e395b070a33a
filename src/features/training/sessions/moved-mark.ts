import type { CompletedTrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { dayOf, nextMoment } from '../../../../contract/moments.ts';
import type { Entry } from '../../../offline/entry.ts';
import type { Besides } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { trainingDone } from '../completions/complete-training.ts';
import { cardOf, isMaking, isMarking, type Markable, type Marked, markTakenBack } from './session-mark.ts';

/**
 * Moves its mark along to another moment. A mark that this phone does not know of stays in its place, if there is any. A training
 * that was ended without being finished has none, and a mark by its move would count it as done.
 */
export function markMoved(
  outbox: Outbox,
  session: Marked,
  { to, server = [] }: { to: string; server?: readonly CompletedTrainingCardFragment[] | undefined },
): Besides {
  if (!isMarking(session) || session.eventDateTime === to || !isMarked(outbox, session, server)) return {};
  const { added = [], dropped } = markTakenBack(outbox, session);
  return { added: [trainingDone(cardOf(session), to), ...added], ...(dropped && { dropped }) };
}

/**
 * A session that was deleted on another phone and is saved again becomes a new one with its own mark. It begins a little later,
 * because a deletion takes back everything of its moment for good. She says in the form that she has done it, as of one that she
 * logs for a past day. Undefined if its mark still waits, or if it is not of the catalogue.
 */
export function replacementToMark(outbox: Outbox, session: Marked, to: string): Markable | undefined {
  const { kind, trainingId, eventDateTime } = session;
  if (kind !== 'TRAINING' || trainingId === null) return undefined;
  const former = { ...session, trainingId };
  const waiting = lastWordOf(former, outbox.entries);
  // A mark that is listed, or was sent, may have been taken back by its deletion since.
  if (waiting && isMaking(former, waiting)) return undefined;
  return { ...former, eventDateTime: to === eventDateTime ? nextMoment(to) : to };
}

/**
 * Its mark; on another day in the place of the one of the deleted session, if that still counts. On one day both are one mark.
 */
export function markOfReplacement(outbox: Outbox, former: Marked, replacement: Markable): Besides {
  const isOfDay = dayOf(former.eventDateTime) === dayOf(replacement.eventDateTime);
  const word = lastWordOf({ ...replacement, eventDateTime: former.eventDateTime }, outbox.overlay);
  const { added = [] } = isOfDay || word?.kind === 'uncompleteTraining' ? {} : markTakenBack(outbox, former);
  return { added: [trainingDone(cardOf(replacement), replacement.eventDateTime), ...added] };
}

/** True if it has its mark: by this phone's last entry about it, or else by the server's list. */
function isMarked(
  outbox: Outbox,
  session: Markable,
  server: readonly CompletedTrainingCardFragment[],
): boolean {
  const word = lastWordOf(session, outbox.overlay);
  return word ? isMaking(session, word) : isListed(session, server);
}

/** The newest of the entries that makes its mark or takes it back. */
function lastWordOf(session: Markable, entries: readonly Entry[]): Entry | undefined {
  return entries.findLast((entry) => isMaking(session, entry) || isUndoing(session, entry));
}

function isListed(
  { trainingId, eventDateTime }: Markable,
  server: readonly CompletedTrainingCardFragment[],
): boolean {
  return server.some((each) => each.training.id === trainingId && each.eventDateTime === eventDateTime);
}

/** True if the entry takes its mark back. If the server refused that, the mark is still there. */
function isUndoing({ trainingId, eventDateTime }: Markable, { kind, state, variables }: Entry): boolean {
  if (kind !== 'uncompleteTraining' || state === 'refused') return false;
  const isOfDay = variables.id.startsWith(`${dayOf(eventDateTime)}_${trainingId}_`);
  return isOfDay && (variables.eventDateTime ?? eventDateTime) === eventDateTime;
}
