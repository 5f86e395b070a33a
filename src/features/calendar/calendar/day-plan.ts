/** A day's contents: scheduled trainings and those that she planned, together with her own completions. */
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { isMarking } from '../../training/sessions/session-mark.ts';
import type { ShownSession } from '../../training/sessions/sessions-with-entries.ts';
import type { ShownCompletion } from '../../training/completions/completions-with-entries.ts';

export interface OnSchedule {
  scheduled: ScheduledTrainingFragment;
  /** Her completion on that day, even at another hour. */
  done: ShownCompletion | undefined;
}

/** A plan of her own. Its key stays the same when she moves it. */
export interface OwnPlan extends PlannedTraining {
  key: string;
}

export interface DayPlan {
  day: string;
  /** Sorted by time. */
  planned: readonly OnSchedule[];
  /** Unscheduled trainings she did, earliest first. */
  others: readonly ShownCompletion[];
  /** Trainings that she logged herself, earliest first. */
  sessions: readonly ShownSession[];
  /** Her own plans that she has not done that day, earliest first. */
  own: readonly OwnPlan[];
}

export function dayPlanOf(
  day: string,
  schedule: readonly ScheduledTrainingFragment[],
  completions: readonly ShownCompletion[],
  sessions: readonly ShownSession[],
  plans: ReadonlyMap<string, PlannedTraining> = new Map(),
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
  const doneIds = new Set(done.map(({ completion }) => completion.training.id));
  const own = [...plans]
    .filter(([, { trainingId, at }]) => dayOf(at) === day && !doneIds.has(trainingId))
    .map(([key, plan]) => ({ key, ...plan }))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
  return { day, planned, others, sessions: logged, own };
}

/** True if the session has ended and its training is done on that day. */
export function countsAsDone({ planned, others }: DayPlan, { session }: ShownSession): boolean {
  const marks = [...planned.flatMap(({ done }) => done ?? []), ...others];
  return isMarking(session) && marks.some(({ completion }) => completion.training.id === session.trainingId);
}

export interface DayCounts {
  planned: number;
  done: number;
  hasWaiting: boolean;
  hasFailed: boolean;
}

/** The figures in a cell of the grid. `planned` counts trainings that are not done. */
export function countsOf({ planned, others, sessions, own }: DayPlan): DayCounts {
  // One that the schedule has twice that day is done once.
  const done = [...new Set(planned.flatMap((training) => training.done ?? [])), ...others, ...sessions];
  // One that the schedule has that day too is one to do.
  const toDo = [
    ...planned
      .filter((training) => training.done === undefined)
      .map(({ scheduled }) => scheduled.training.id),
    ...own.map(({ trainingId }) => trainingId),
  ];
  return {
    planned: new Set(toDo).size,
    // One of the catalogue counts once, by its mark.
    done: done.length - sessions.filter(({ session }) => session.kind === 'TRAINING').length,
    hasWaiting: done.some(({ mark }) => mark === 'pending' || mark === 'sending'),
    hasFailed: done.some(({ mark }) => mark === 'failed'),
  };
}
