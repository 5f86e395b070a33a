import { completionId } from '../../../../contract/completion-id.ts';
import { requireMember } from '../../../core/caller.ts';
import { Failure } from '../../../core/failures.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import { completeTraining } from './complete-training.ts';
import { findCompletion } from './completions.repository.ts';
import { checkEntryMoment } from '../../../core/event-time.ts';
import { completionEventOf } from './completion-event.ts';
import { uncompleteTraining } from './uncomplete-training.ts';

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
