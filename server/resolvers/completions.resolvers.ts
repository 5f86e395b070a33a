import { completionId } from '../../src/contract/completion-id.ts';
import { requireMember } from '../core/caller.ts';
import { Failure } from '../core/failures.ts';
import type { MutationResolvers, QueryResolvers } from './resolver-types.generated.ts';
import { momentInTallinn } from '../core/tallinn-time.ts';
import { completeTraining } from '../modules/timeline/complete-training.ts';
import { findCompletion } from '../modules/timeline/completions.repository.ts';
import { checkEntryMoment } from '../modules/timeline/event-time.ts';
import { completionEventOf } from '../modules/timeline/timeline-events.ts';
import { uncompleteTraining } from '../modules/timeline/uncomplete-training.ts';

export const completionQueries = {
  async hasCompletedTrainingOnDate(_parent, { trainingId, date }, { caller, services }) {
    const member = requireMember(caller);
    const row = await findCompletion(services.database, member.id, completionId(date, trainingId, member.id));
    if (row === null || row.removedAt !== null) return null;
    return completionEventOf(row, {
      caller,
      snapshot: await services.content.current(),
      ownerEmail: member.email,
    });
  },
} satisfies QueryResolvers;

export const completionMutations = {
  async completeTraining(_parent, { id, eventDateTime }, { caller, services }) {
    const member = requireMember(caller);
    const now = services.clock();
    checkEntryMoment('eventDateTime', eventDateTime, now);
    const done = { trainingId: id, eventDateTime: eventDateTime ?? momentInTallinn(now) };
    const row = await completeTraining(services, caller, member, done);
    const shown = { caller, snapshot: await services.content.current(), ownerEmail: member.email };
    const event = completionEventOf(row, shown);
    if (event === null) throw new Failure('NOT_FOUND');
    return event;
  },

  async uncompleteTraining(_parent, { id, eventDateTime }, { caller, services }) {
    const member = requireMember(caller);
    await uncompleteTraining(services, caller, member, { id, eventDateTime: eventDateTime ?? null });
    return id;
  },
} satisfies MutationResolvers;
