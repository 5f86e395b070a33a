import type { CompletedTrainingCardFragment } from '../../contract/documents.generated.ts';
import { dayOf, nextMoment } from '../../contract/moments.ts';
import type { Entry } from '../../offline/entry.ts';
import type { Besides } from '../../offline/new-entry.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { trainingDone } from '../completions/complete-training.ts';
import { cardOf, isMaking, isMarking, type Markable, type Marked, markTakenBack } from './session-mark.ts';

/**
 * Its mark follows it to another moment. One that this phone does not know of stays where it is, if there is any: a training that
 * was ended without being finished has none, and marked by its moving it would count as done.
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
 * One that was deleted on another phone as it is saved again, as a new one that leaves its mark: it begins a little later, because what
 * bears the moment of a deleted one is taken back for good. She says in the form that she has done it, as of one that she logs for a day
 * gone by. Undefined where its mark still waits, and where it is not of the catalogue.
 */
export function replacementToMark(outbox: Outbox, session: Marked, to: string): Markable | undefined {
  const { kind, trainingId, eventDateTime } = session;
  if (kind !== 'TRAINING' || trainingId === null) return undefined;
  const former = { ...session, trainingId };
  const waiting = lastWordOf(former, outbox.entries);
  // What is listed, or was sent, may be what its deletion took back since.
  if (waiting && isMaking(former, waiting)) return undefined;
  return { ...former, eventDateTime: to === eventDateTime ? nextMoment(to) : to };
}

/** Its mark; on another day in the place of the one of the deleted session, should that still stand. On one day both are one mark. */
export function markOfReplacement(outbox: Outbox, former: Marked, replacement: Markable): Besides {
  const isOfDay = dayOf(former.eventDateTime) === dayOf(replacement.eventDateTime);
  const word = lastWordOf({ ...replacement, eventDateTime: former.eventDateTime }, outbox.overlay);
  const { added = [] } = isOfDay || word?.kind === 'uncompleteTraining' ? {} : markTakenBack(outbox, former);
  return { added: [trainingDone(cardOf(replacement), replacement.eventDateTime), ...added] };
}

/** Whether it has its mark: this phone's last word of it, or else what the server lists. */
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

/** Whether the entry takes its mark back. What the server has not let her take back is still there. */
function isUndoing({ trainingId, eventDateTime }: Markable, { kind, state, variables }: Entry): boolean {
  if (kind !== 'uncompleteTraining' || state === 'refused') return false;
  const isOfDay = variables.id.startsWith(`${dayOf(eventDateTime)}_${trainingId}_`);
  return isOfDay && (variables.eventDateTime ?? eventDateTime) === eventDateTime;
}
