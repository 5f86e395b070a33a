/** Broadcasts of live trainings: when one counts as over, and which is the next. */
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { momentOf } from '../../../../contract/moments.ts';

/** A broadcast counts as over after this, whatever its length. */
const LIVE_MS = 3 * 60 * 60 * 1000;

export function isOver({ eventDateTime }: ScheduledTrainingFragment, now: Date): boolean {
  return now.getTime() > Date.parse(eventDateTime) + LIVE_MS;
}

/** Returns true if this device's clock differs from the schedule's at that moment. */
export function isElsewhere(moment: string): boolean {
  return momentOf(new Date(moment)).slice(0, 16) !== moment.slice(0, 16);
}

/** The training's broadcast that is under way, or its next; undefined if the schedule has none. */
export function nextBroadcast(
  trainingId: string,
  schedule: readonly ScheduledTrainingFragment[],
  now: Date,
): ScheduledTrainingFragment | undefined {
  return schedule
    .filter((scheduled) => scheduled.training.id === trainingId && !isOver(scheduled, now))
    .toSorted((left, right) => Date.parse(left.eventDateTime) - Date.parse(right.eventDateTime))[0];
}
