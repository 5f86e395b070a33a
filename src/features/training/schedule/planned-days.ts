/** The public schedule as days of whole weeks. */
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { addDays, dayOf, mondayOf } from '../../../../contract/moments.ts';

export interface PlannedDay {
  day: string;
  /** Sorted by time. */
  trainings: readonly ScheduledTrainingFragment[];
}

/** The seven days from `monday`, including empty ones. */
export function plannedWeek(monday: string, schedule: readonly ScheduledTrainingFragment[]): PlannedDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const trainings = schedule
      .filter(({ eventDateTime }) => dayOf(eventDateTime) === day)
      .toSorted((left, right) => (left.eventDateTime < right.eventDateTime ? -1 : 1));
    return { day, trainings };
  });
}

/** The Mondays of `today`'s week and of the next. */
export function thisAndNextMonday(today: string): [string, string] {
  const monday = mondayOf(today);
  return [monday, addDays(monday, 7)];
}
