import { completionId } from '../../../../contract/completion-id.ts';
import { COMPLETION_MAX_MOMENTS } from '../../../../contract/limits.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { Caller, Member } from '../../../core/caller.ts';
import type { ContentServices } from '../../platform/content/content-store.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { isHidden } from '../../platform/content/ownership.ts';
import { ensureProfile } from '../../platform/profile/profile.repository.ts';
import { dayCountOf } from '../../platform/stored-today/stored-today.repository.ts';
import { trainingViews } from '../trainings/training-views.ts';
import type { CompletionRow, NewCompletion } from './completions.repository.ts';
import { findCompletion, holdCompletion, insertCompletion } from './completions.repository.ts';
import { mayBeCompleted } from './late-completions.ts';

export interface CompletionServices extends ContentServices {
  /** Members whose profile is known to exist, so that it need not be looked for at every call. */
  knownProfiles: Set<string>;
}

/**
 * Completes a training for the member's own day. Done a second time that day, or sent a second time, it returns
 * the completion there is; the replay of one that was taken back since returns it and leaves it taken back.
 */
export async function completeTraining(
  services: CompletionServices,
  caller: Caller,
  member: Member,
  { trainingId, eventDateTime }: { trainingId: string; eventDateTime: string },
): Promise<CompletionRow> {
  const { database } = services;
  const id = completionId(dayOf(eventDateTime), trainingId, member.id);
  const training = trainingViews(await services.content.current(), caller).byId.get(trainingId);
  if (training === undefined) throw new Failure('NOT_FOUND');
  if (!(await mayBeCompleted(services, caller, member, { training, eventDateTime }))) {
    // Held, as a copy finds nothing to write (server/core/services.ts).
    const done = await holdCompletion(database, member.id, id);
    return requireDoneBefore(done, isHidden(training) ? 'NOT_FOUND' : 'NOT_AUTHORIZED');
  }
  await rememberMember(services, member);
  const completion: NewCompletion = { memberId: member.id, id, trainingId, eventDateTime };
  const row =
    (await insertCompletion(database, completion, dayCountOf(services, 'completions'))) ??
    (await findCompletion(database, member.id, id));
  if (row === null) throw new Error('A completion that could not be inserted cannot be found either');
  const isRefused = row.removedAt !== null && !row.takenBack.includes(eventDateTime);
  if (isRefused)
    throw badInput('eventDateTime', `It was taken back ${COMPLETION_MAX_MOMENTS} times that day.`);
  return row;
}

/** A training completed while it was open to her stays completed, and replaying it is no new use. */
function requireDoneBefore(row: CompletionRow | null, code: 'NOT_FOUND' | 'NOT_AUTHORIZED'): CompletionRow {
  if (row === null || row.removedAt !== null) throw new Failure(code);
  return row;
}

/** Trainers see whose a completion is, so its member has a profile. */
async function rememberMember(
  { database, clock, knownProfiles }: CompletionServices,
  member: Member,
): Promise<void> {
  if (knownProfiles.has(member.id)) return;
  await ensureProfile(database, member, clock());
  knownProfiles.add(member.id);
}
