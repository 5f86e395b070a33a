import { useMemo } from 'react';
import {
  type CalendarScreen_CompletionsQuery,
  CalendarScreen_CompletionsDocument,
  type CalendarScreen_ScheduleQuery,
  CalendarScreen_ScheduleDocument,
  type CompletedTrainingCardFragment,
  type ScheduledTrainingFragment,
} from '../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import type { Member } from '../../session/session.ts';
import type { Reading } from '../../reading/reading.ts';
import { useTimeline } from '../../reading/use-timeline.ts';
import { completionsWithEntries, type ShownCompletion } from '../completions/completions-with-entries.ts';

export interface CalendarMonth {
  schedule: readonly ScheduledTrainingFragment[];
  /** Newest first, with what waits; of every month that something waits in. */
  completions: readonly ShownCompletion[];
  scheduleReading: Reading;
  /** Undefined for a visitor, who has none. */
  completionsReading: Reading | undefined;
  /** While there is no connection: when all of it was last true (epoch ms), if this device knows. */
  asOf: number | undefined;
  retry: () => void;
}

function schedulePageOf({ getPublicTimeline: timeline }: CalendarScreen_ScheduleQuery) {
  return timeline && { events: timeline.events.filter(isScheduled), nextToken: timeline.nextToken };
}

function completionsPageOf({ getMyTimelineByType: timeline }: CalendarScreen_CompletionsQuery) {
  return timeline && { events: timeline.events.filter(isCompletion), nextToken: timeline.nextToken };
}

function isScheduled(event: { __typename: string }): event is ScheduledTrainingFragment {
  return event.__typename === 'PublicTraining';
}

function isCompletion(event: { __typename: string }): event is CompletedTrainingCardFragment {
  return event.__typename === 'CompletedTraining';
}

/** The schedule and her completions of one month (`2026-11`), fetched anew as the month changes. */
export function useMonth(month: string, member: Member | undefined): CalendarMonth {
  const entries = useEntries();
  const schedule = useTimeline({
    query: CalendarScreen_ScheduleDocument,
    name: 'schedule',
    variables: { month, limit: CALENDAR_PAGE_LIMIT },
    pageOf: schedulePageOf,
  });
  const own = useTimeline({
    query: CalendarScreen_CompletionsDocument,
    name: 'completions',
    variables: { type: `COMPLETEDTRAINING#${month}`, limit: CALENDAR_PAGE_LIMIT },
    pageOf: completionsPageOf,
    isPaused: member === undefined,
  });
  const completions = useMemo(
    () => (member ? completionsWithEntries(own.events, entries, member) : []),
    [own.events, entries, member],
  );
  return {
    schedule: schedule.events,
    completions,
    scheduleReading: schedule.reading,
    completionsReading: member && own.reading,
    asOf: earliest(schedule.asOf, own.asOf),
    retry: () => {
      schedule.retry();
      if (member) own.retry();
    },
  };
}

function earliest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
