import { useMemo } from 'react';
import type {
  CompletedTrainingCardFragment,
  ScheduledTrainingFragment,
} from '../../contract/documents.generated.ts';
import { monthOf } from '../../contract/moments.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import { oldest, type Reading, type ReadingState } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import type { Member } from '../../session/session.ts';
import { completionsWithEntries, type ShownCompletion } from '../completions/completions-with-entries.ts';
import { completionsQuestion, monthsCompletionsQuestion } from '../completions/completions.question.ts';
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
  const own = useDone(month, member);
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

type Done = readonly CompletedTrainingCardFragment[];

/** A month that was never opened is on this device among everything she has done (promise 8). */
function useDone(month: string, member: Member | undefined): Reading<Done> {
  const ofMonth = useQuestion(member && monthsCompletionsQuestion, month);
  const everything = useQuestion(member && ofMonth.state === 'offline' && completionsQuestion);
  const answer = useMemo(
    () => everything.answer && doneIn(month, everything.answer),
    [month, everything.answer],
  );
  if (ofMonth.state !== 'offline' || !answer) return ofMonth;
  return { ...everything, state: 'ready', answer, code: undefined, retry: ofMonth.retry };
}

/** Newest first. Undefined where the list ends before the month: what came earlier may not be on this device. */
function doneIn(month: string, everything: Done): Done | undefined {
  const done = everything.filter(({ eventDateTime }) => monthOf(eventDateTime) === month);
  const last = everything.at(-1);
  return done.length > 0 || (last && monthOf(last.eventDateTime) < month) ? done : undefined;
}
