import type { Cache } from '@urql/exchange-graphcache';
import { field } from '../../../../contract/document-forms.ts';
import { dayOf, monthOf } from '../../../../contract/moments.ts';
import type { CacheUpdates } from '../../../offline/cache-updates.ts';
import { addToTimelines, removeFromTimelines } from '../../../reading/timelines.cache.ts';

export const completionUpdates: CacheUpdates<'completeTraining' | 'uncompleteTraining'> = {
  completeTraining({ completeTraining: done }, { eventDateTime: asked }, cache) {
    if (!done) return;
    const { id, eventDateTime, training } = done;
    const entity = { __typename: 'CompletedTraining', id };
    // The service goes on showing the first of a day until that is taken back, as when she moves a training within it.
    const known = asked === eventDateTime ? [] : [...momentsOf(cache, entity), eventDateTime];
    keepMoments(cache, entity, asked, [...known, asked]);
    addToTimelines(cache, holdsMonth(monthOf(eventDateTime)), entity);
    const question = { trainingId: training.id, date: dayOf(eventDateTime) };
    cache.link('Query', 'hasCompletedTrainingOnDate', question, entity);
  },
  uncompleteTraining(_answer, { id, eventDateTime }, cache) {
    const entity = { __typename: 'CompletedTraining', id };
    const shown = cache.resolve(entity, 'eventDateTime');
    const left = eventDateTime ? momentsOf(cache, entity).filter((moment) => moment !== eventDateTime) : [];
    // Another phone's completion of that day stays, and one at another time.
    const standing =
      eventDateTime && typeof shown === 'string' && shown !== eventDateTime ? shown : left.at(-1);
    if (standing !== undefined) return keepMoments(cache, entity, standing, left);
    removeFromTimelines(cache, holdsMonth(monthOf(id)), entity);
    const [date, trainingId] = id.split('_');
    if (date && trainingId) cache.link('Query', 'hasCompletedTrainingOnDate', { trainingId, date }, null);
  },
};

function holdsMonth(month: string): (type: string) => boolean {
  return (type) => type === 'COMPLETEDTRAINING' || type === `COMPLETEDTRAINING#${month}`;
}

type Completion = { __typename: string; id: string };

/** The fragment of all moments of the completion on that day, as far as this device knows: no answer lists them. */
const MOMENTS = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Moments' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CompletedTraining' } },
      selectionSet: { kind: 'SelectionSet', selections: [field('eventDateTime'), field('doneAt')] },
    },
  ],
} as unknown as Parameters<Cache['writeFragment']>[0];

function momentsOf(cache: Cache, entity: Completion): string[] {
  return (cache.resolve(entity, 'doneAt') ?? []) as unknown as string[];
}

function keepMoments(cache: Cache, entity: Completion, shown: string, doneAt: readonly string[]): void {
  cache.writeFragment(MOMENTS, { ...entity, eventDateTime: shown, doneAt: [...new Set(doneAt)] });
}
