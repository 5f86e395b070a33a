import { completionId } from '../../../../contract/completion-id.ts';
import { COMPLETION_MAX_MOMENTS } from '../../../../contract/limits.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { Caller, Member } from '../../../core/caller.ts';
import { atomically } from '../../../core/services.ts';
import type { ContentServices } from '../../platform/content/content-store.ts';
import { isHidden } from '../../platform/content/ownership.ts';
import { countStored } from '../../platform/stored-today/stored-today.repository.ts';
import { trainingViews } from '../trainings/training-views.ts';
import type { CompletionMoments } from './completions.repository.ts';
import { holdCompletion, insertTakenBack, removeCompletion, setMoments } from './completions.repository.ts';
import { mayBeCompleted } from './late-completions.ts';

const COMPLETION_ID = /^\d{4}-\d{2}-\d{2}_([\w-]+)_[\w-]+$/;

/**
 * Takes back the completion of that moment and no other, also one that has yet to arrive; all of them if no moment is named. An
 * id that no completion can have is not hers: nothing happens. Nothing happens either if the training does not exist to her.
 */
export async function uncompleteTraining(
  services: ContentServices,
  caller: Caller,
  member: Member,
  { id, eventDateTime }: { id: string; eventDateTime: string | null },
): Promise<void> {
  const trainingId = COMPLETION_ID.exec(id)?.[1];
  if (trainingId === undefined) return;
  const now = services.clock();
  if (eventDateTime === null) return removeWhole(services, member, id, now);
  if (id !== completionId(dayOf(eventDateTime), trainingId, member.id)) return;
  const training = trainingViews(await services.content.current(), caller).byId.get(trainingId);
  const mayYetArrive =
    training !== undefined &&
    (!isHidden(training) || (await mayBeCompleted(services, caller, member, { training, eventDateTime })));
  await atomically(services, async (transaction) => {
    const completion = { memberId: member.id, id, trainingId, eventDateTime };
    const countUnknown = () => countStored(services, transaction, member.id, 'tombstones');
    if (mayYetArrive && (await insertTakenBack(transaction, completion, now))) return countUnknown();
    const held = await holdCompletion(transaction, member.id, id);
    const left = held === null ? null : withoutMoment(held, eventDateTime, now);
    if (held === null || left === null) return;
    await setMoments(transaction, member.id, id, left);
    if (!standingMoments(held).includes(eventDateTime)) await countUnknown();
  });
}

/** Held first, as a copy finds nothing to write (server/core/services.ts). */
function removeWhole(services: ContentServices, member: Member, id: string, now: Date): Promise<void> {
  return atomically(services, async (transaction) => {
    await holdCompletion(transaction, member.id, id);
    await removeCompletion(transaction, member.id, id, now);
  });
}

/** Returns the completion without the moment that was taken back; null if nothing changes. */
export function withoutMoment(
  { eventDateTime, alsoDoneAt, takenBack, removedAt }: CompletionMoments,
  moment: string,
  now: Date,
): CompletionMoments | null {
  const standing = standingMoments({ eventDateTime, alsoDoneAt, removedAt });
  const isKnown = takenBack.includes(moment) || standing.includes(moment);
  const isFull = takenBack.length + alsoDoneAt.length >= COMPLETION_MAX_MOMENTS;
  if (takenBack.includes(moment) || (!isKnown && isFull)) return null;
  const [first, ...others] = standing.filter((each) => each !== moment);
  return {
    eventDateTime: first ?? eventDateTime,
    alsoDoneAt: others,
    takenBack: [...takenBack, moment],
    removedAt: first === undefined ? (removedAt ?? now) : null,
  };
}

function standingMoments({
  eventDateTime,
  alsoDoneAt,
  removedAt,
}: Omit<CompletionMoments, 'takenBack'>): string[] {
  return removedAt === null ? [eventDateTime, ...alsoDoneAt] : [];
}
