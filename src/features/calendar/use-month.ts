import { useMemo } from 'react';
import type { ScheduledTrainingFragment } from '../../contract/documents.generated.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import { oldest, type ReadingState } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import type { Member } from '../../session/session.ts';
import { completionsWithEntries, type ShownCompletion } from '../completions/completions-with-entries.ts';
import { monthsCompletionsQuestion } from '../completions/completions.question.ts';
import { scheduleQuestion } from '../schedule/schedule.question.ts';

export interface CalendarMonth {
  schedule: readonly ScheduledTrainingFragment[];
  /** Newest first, including waiting entries of any month. */
  completions: readonly ShownCompletion[];
  scheduleState: ReadingState;
  /** Undefined for a visitor, who has none. */
  completionsState: ReadingState | undefined;
  /** Without a connection, when everything was last up to date (epoch ms), if this device knows. */
  asOf: number | undefined;
  retry: () => void;
}

const NONE: readonly never[] = [];

/** The schedule and her completions of one month (`2026-11`), fetched again as the month changes. */
export function useMonth(month: string, member: Member | undefined): CalendarMonth {
  const entries = useEntries();
  const schedule = useQuestion(scheduleQuestion, month);
  const own = useQuestion(member && monthsCompletionsQuestion, month);
  const { answer: done = NONE } = own;
  const completions = useMemo(
    () => (member ? completionsWithEntries(done, entries, member) : []),
    [done, entries, member],
  );
  return {
    schedule: schedule.answer ?? NONE,
    completions,
    scheduleState: schedule.state,
    completionsState: member && own.state,
    asOf: oldest(schedule, own),
    retry: () => {
      schedule.retry();
      if (member) own.retry();
    },
  };
}
