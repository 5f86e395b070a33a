import { completionId } from '../../../src/contract/completion-id.ts';
import { requireMember } from '../../graphql/caller.ts';
import { Failure } from '../../graphql/failures.ts';
import type { MutationResolvers, QueryResolvers } from '../../graphql/resolver-types.generated.ts';
import { momentInTallinn } from '../content/tallinn-time.ts';
import { completeTraining } from './complete-training.ts';
import { findCompletion, takeBackCompletion } from './completions.repository.ts';
import { checkNotAhead } from './event-time.ts';
import { completionEventOf } from './timeline-events.ts';

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
    checkNotAhead('eventDateTime', eventDateTime, now);
    const done = { trainingId: id, eventDateTime: eventDateTime ?? momentInTallinn(now) };
    const row = await completeTraining(services, caller, member, done);
    const shown = { caller, snapshot: await services.content.current(), ownerEmail: member.email };
    const event = completionEventOf(row, shown);
    if (event === null) throw new Failure('NOT_FOUND');
    return event;
  },

  async uncompleteTraining(_parent, { id }, { caller, services }) {
    const member = requireMember(caller);
    if (isCompletionId(id)) await takeBackCompletion(services.database, member.id, id, services.clock());
    return id;
  },
} satisfies MutationResolvers;

/** What no completion can be called is none of hers. */
function isCompletionId(id: string): boolean {
  return /^\d{4}-\d{2}-\d{2}_[\w-]+_[\w-]+$/.test(id);
}
