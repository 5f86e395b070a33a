import { useMemo } from 'react';
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { useEntries } from '../../../offline/outbox-context.ts';
import { oldest, type ReadingState } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import type { Member } from '../../../session/session.ts';
import {
  completionsWithEntries,
  type ShownCompletion,
} from '../../training/completions/completions-with-entries.ts';
import {
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../../training/completions/completions.question.ts';
import { monthsSessionsQuestion, sessionsQuestion } from '../../training/sessions/sessions.question.ts';
import { sessionsWithEntries, type ShownSession } from '../../training/sessions/sessions-with-entries.ts';
import { scheduleQuestion } from '../../training/schedule/schedule.question.ts';
import { type DoneState, useEventsOfMonth } from './use-events-of-month.ts';

export interface CalendarMonth {
  schedule: readonly ScheduledTrainingFragment[];
  /** Newest first, including waiting entries of any month. */
  completions: readonly ShownCompletion[];
  /** Newest first, including waiting entries of any month. */
  sessions: readonly ShownSession[];
  scheduleState: ReadingState;
  /** Undefined for a visitor, who has none. */
  completionsState: DoneState | undefined;
  /** When everything was last up to date (epoch ms), given while there is no connection and if this device knows. */
  asOf: number | undefined;
  retry: () => void;
}

const NONE: readonly never[] = [];
const COMPLETIONS = { ofMonth: monthsCompletionsQuestion, everything: completionsQuestion };
const SESSIONS = { ofMonth: monthsSessionsQuestion, everything: sessionsQuestion };

/** The schedule and her completions of one month (`2026-11`), fetched again as the month changes. */
export function useMonth(month: string, member: Member | undefined): CalendarMonth {
  const entries = useEntries();
  const schedule = useQuestion(scheduleQuestion, month);
  const own = useEventsOfMonth(member && COMPLETIONS, month);
  const { shown: sessions, ...logged } = useSessionsOfMonth(month, member);
  const completions = useMemo(
    () => (member ? completionsWithEntries(own.events, entries, member) : []),
    [own.events, entries, member],
  );
  return {
    schedule: schedule.answer ?? NONE,
    completions,
    sessions,
    scheduleState: schedule.state,
    completionsState: member && stateOfBoth(own.state, logged.state),
    asOf: oldest(schedule, own, logged),
    retry: () => {
      schedule.retry();
      if (!member) return;
      own.retry();
      logged.retry();
    },
  };
}

/** Returns what `sessions` of CalendarMonth holds. */
export function useSessionsOfMonth(month: string, member: Member | undefined) {
  const entries = useEntries();
  const logged = useEventsOfMonth(member && SESSIONS, month);
  const shown: readonly ShownSession[] = useMemo(
    () => (member ? sessionsWithEntries(logged.events, entries) : []),
    [logged.events, entries, member],
  );
  return { ...logged, shown };
}

/** The less of the two: the month's state holds for trainings marked and logged alike. */
function stateOfBoth(one: DoneState, other: DoneState): DoneState {
  if (one === 'loading' || other === 'loading') return 'loading';
  return one === 'ready' ? (other === 'ready' ? 'ready' : 'cut') : one;
}
