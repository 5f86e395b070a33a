import { useMemo } from 'react';
import {
  CalendarScreen_ScheduleDocument,
  type CalendarScreen_ScheduleQuery,
  type ScheduledTrainingFragment,
} from '../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import { addDays, monthOf } from '../../contract/moments.ts';
import { useTimeline } from '../../reading/use-timeline.ts';
import { type PlannedDay, plannedWeek, thisAndNextMonday } from './planned-days.ts';

function pageOf({ getPublicTimeline: timeline }: CalendarScreen_ScheduleQuery) {
  return timeline && { events: timeline.events.filter(isScheduled), nextToken: timeline.nextToken };
}

function isScheduled(event: { __typename: string }): event is ScheduledTrainingFragment {
  return event.__typename === 'PublicTraining';
}

/** What is planned this week and next, by day. The two weeks touch one month or two. */
export function useSchedule(today: string) {
  const [monday, nextMonday] = thisAndNextMonday(today);
  const first = useMonthOf(monday);
  const last = useMonthOf(addDays(nextMonday, 6));
  const weeks = useMemo((): PlannedDay[][] => {
    const events = new Map([...first.events, ...last.events].map((event) => [event.id, event]));
    return [monday, nextMonday].map((each) => plannedWeek(each, [...events.values()]));
  }, [first.events, last.events, monday, nextMonday]);
  const retry = () => {
    first.retry();
    last.retry();
  };
  return { weeks, reading: first.reading === 'ready' ? last.reading : first.reading, retry };
}

function useMonthOf(day: string) {
  return useTimeline({
    query: CalendarScreen_ScheduleDocument,
    name: 'schedule',
    variables: { month: monthOf(day), limit: CALENDAR_PAGE_LIMIT },
    pageOf,
  });
}
