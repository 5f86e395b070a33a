import {
  CalendarScreen_ScheduleDocument,
  type ScheduledTrainingFragment,
} from '../../../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import { declareList } from '../../../reading/question.ts';

/** The public schedule of a month (`2026-11`). */
export const scheduleQuestion = declareList({
  document: CalendarScreen_ScheduleDocument,
  variables: (month: string) => ({ month, limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getPublicTimeline: timeline }) =>
    timeline && { items: timeline.events.filter(isScheduled), nextToken: timeline.nextToken },
  async fromLibrary(library, { month }) {
    const [slots, trainings] = await Promise.all([
      library.get('schedules', month),
      library.get('trainings', 'all'),
    ]);
    const byId = new Map(trainings?.map((training) => [training.id, training]));
    const events = slots?.flatMap((slot) => {
      if (!('training' in slot)) return slot;
      const training = byId.get(slot.training.id);
      return training ? { ...slot, training } : [];
    });
    const isWhole = events !== undefined && events.length === slots?.length;
    return isWhole
      ? { getPublicTimeline: { __typename: 'Timeline' as const, events, nextToken: null } }
      : undefined;
  },
});

function isScheduled(event: { __typename: string }): event is ScheduledTrainingFragment {
  return event.__typename === 'PublicTraining';
}
