import { dayOf, monthOf } from '../../contract/moments.ts';
import type { CacheUpdates } from '../../offline/cache-updates.ts';
import { addToTimelines, removeFromTimelines } from '../../reading/timelines.cache.ts';

export const completionUpdates: CacheUpdates<'completeTraining' | 'uncompleteTraining'> = {
  completeTraining({ completeTraining: done }, _variables, cache) {
    if (!done) return;
    const { id, eventDateTime, training } = done;
    const entity = { __typename: 'CompletedTraining', id };
    addToTimelines(cache, holdsMonth(monthOf(eventDateTime)), entity);
    const question = { trainingId: training.id, date: dayOf(eventDateTime) };
    cache.link('Query', 'hasCompletedTrainingOnDate', question, entity);
  },
  uncompleteTraining(_answer, { id, eventDateTime }, cache) {
    const entity = { __typename: 'CompletedTraining', id };
    const shown = cache.resolve(entity, 'eventDateTime');
    // Another phone's completion of that day stays.
    if (eventDateTime && shown && shown !== eventDateTime) return;
    removeFromTimelines(cache, holdsMonth(monthOf(id)), entity);
    const [date, trainingId] = id.split('_');
    if (date && trainingId) cache.link('Query', 'hasCompletedTrainingOnDate', { trainingId, date }, null);
  },
};

function holdsMonth(month: string): (type: string) => boolean {
  return (type) => type === 'COMPLETEDTRAINING' || type === `COMPLETEDTRAINING#${month}`;
}
