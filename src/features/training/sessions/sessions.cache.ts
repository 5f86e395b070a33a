import { monthOf } from '../../../../contract/moments.ts';
import type { CacheUpdates } from '../../../offline/cache-updates.ts';
import { addToTimelines, leaveTimelines, removeFromTimelines } from '../../../reading/timelines.cache.ts';

const isOfSessions = (type: string) => type.split('#')[0] === 'SESSION';

export const sessionUpdates: CacheUpdates<'saveSession' | 'deleteSession'> = {
  saveSession({ saveSession: session }, _variables, cache) {
    if (!session) return;
    const { id, eventDateTime } = session;
    const entity = { __typename: 'TrainingSession', id };
    const holdsIt = (type: string) => type === 'SESSION' || type === `SESSION#${monthOf(eventDateTime)}`;
    // A revision may put it into another month.
    leaveTimelines(cache, (type) => isOfSessions(type) && !holdsIt(type), entity);
    addToTimelines(cache, holdsIt, entity);
  },
  deleteSession(_answer, { id }, cache) {
    removeFromTimelines(cache, isOfSessions, { __typename: 'TrainingSession', id });
  },
};
