/** A day's contents: scheduled trainings together with her own completions. */
import type { ScheduledTrainingFragment } from '../../contract/documents.generated.ts';
import { dayOf } from '../../contract/moments.ts';
import type { ShownSession } from '../sessions/sessions-with-entries.ts';
import type { ShownCompletion } from '../completions/completions-with-entries.ts';

export interface PlannedTraining {
  scheduled: ScheduledTrainingFragment;
  /** Her completion on that day, even at another hour. */
  done: ShownCompletion | undefined;
}

export interface DayPlan {
  day: string;
  /** In order of time. */
  planned: readonly PlannedTraining[];
  /** Unscheduled trainings she did, earliest first. */
  others: readonly ShownCompletion[];
  /** Trainings that she logged herself, earliest first. */
  sessions: readonly ShownSession[];
}

export function dayPlanOf(
  day: string,
  schedule: readonly ScheduledTrainingFragment[],
  completions: readonly ShownCompletion[],
  sessions: readonly ShownSession[],
): DayPlan {
  const done = completions.filter(({ completion }) => dayOf(completion.eventDateTime) === day);
  const planned = schedule
    .filter(({ eventDateTime }) => dayOf(eventDateTime) === day)
    .toSorted((left, right) => (left.eventDateTime < right.eventDateTime ? -1 : 1))
    .map((scheduled) => ({
      scheduled,
      done: done.find(({ completion }) => completion.training.id === scheduled.training.id),
    }));
  const plannedIds = new Set(planned.map(({ scheduled }) => scheduled.training.id));
  const others = done.filter(({ completion }) => !plannedIds.has(completion.training.id)).toReversed();
  const logged = sessions.filter(({ session }) => dayOf(session.eventDateTime) === day).toReversed();
  return { day, planned, others, sessions: logged };
}

export interface DayCounts {
  planned: number;
  done: number;
  hasWaiting: boolean;
  hasFailed: boolean;
}

/** What a cell of the grid shows. `planned` counts what is not done. */
export function countsOf({ planned, others, sessions }: DayPlan): DayCounts {
  const done = [...planned.flatMap((training) => training.done ?? []), ...others, ...sessions];
  return {
    planned: planned.filter((training) => training.done === undefined).length,
    // One of the catalogue counts once, by its mark.
    done: done.length - sessions.filter(({ session }) => session.kind === 'TRAINING').length,
    hasWaiting: done.some(({ mark }) => mark === 'pending' || mark === 'sending'),
    hasFailed: done.some(({ mark }) => mark === 'failed'),
  };
}
