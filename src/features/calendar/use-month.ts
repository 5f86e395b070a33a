import { useMemo } from 'react';
import type {
  CompletedTrainingCardFragment,
  ScheduledTrainingFragment,
} from '../../contract/documents.generated.ts';
import { monthOf } from '../../contract/moments.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import { isCut, oldest, type ReadingState } from '../../reading/reading.ts';
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
  completionsState: DoneState | undefined;
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
  const completions = useMemo(
    () => (member ? completionsWithEntries(own.done, entries, member) : []),
    [own.done, entries, member],
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

/** `cut`: some of the month is here, and the rest cannot be had. */
type DoneState = ReadingState | 'cut';

interface Done {
  /** What this device has of the month, newest first; all of it if `state` is ready. */
  done: readonly CompletedTrainingCardFragment[];
  state: DoneState;
  asOf: number | undefined;
  retry: () => void;
}

/** A month that was not read to its end is on this device perhaps among everything she has done (promise 8). */
function useDone(month: string, member: Member | undefined): Done {
  const ofMonth = useQuestion(member && monthsCompletionsQuestion, month);
  const { answer: read = NONE, state, asOf, retry } = ofMonth;
  const isMissing = state === 'offline' || isCut(ofMonth);
  const everything = useQuestion(member && isMissing && completionsQuestion);
  const among = useMemo(
    () => everything.answer?.filter(({ eventDateTime }) => monthOf(eventDateTime) === month) ?? NONE,
    [month, everything.answer],
  );
  if (!isMissing) return { done: read, state, asOf, retry };
  const oldestRead = everything.answer?.at(-1);
  // The list ends with a month of which some may be on a page that is not here.
  const isThere =
    everything.answer &&
    (everything.isWhole || (oldestRead !== undefined && monthOf(oldestRead.eventDateTime) < month));
  if (isThere) return { done: among, state: 'ready', asOf: everything.asOf, retry };
  // Both begin with the newest, so the longer one has what the other has.
  const done = among.length > read.length ? among : read;
  return { done, state: done.length > 0 ? 'cut' : state, asOf, retry };
}
