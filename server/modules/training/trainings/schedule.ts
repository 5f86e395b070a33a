import { addDays, addMonths, isDay, weekdayOf } from '../../../../contract/moments.ts';
import type { Caller } from '../../../core/caller.ts';
import type { PublicTraining } from '../../../core/contract-types.generated.ts';
import type { TrainingSource } from './training-views.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { cycleWeekOf } from '../../platform/content/cycle-week.ts';
import { isHidden } from '../../platform/content/ownership.ts';
import { tallinnMoment } from '../../../core/tallinn-time.ts';
import { trainingViews } from './training-views.ts';

export interface ScheduledTraining extends Omit<PublicTraining, 'training'> {
  __typename: 'PublicTraining';
  training: TrainingSource;
}

/** The days of a month (`2026-11`) or the one day. */
export function daysOf(monthOrDay: string): string[] {
  if (isDay(monthOrDay)) return [monthOrDay];
  const days: string[] = [];
  const end = `${addMonths(monthOrDay, 1)}-01`;
  for (let day = `${monthOrDay}-01`; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns a day's schedule in order of time. The address of a live session is only for callers who may open it. */
export function scheduleOn(day: string, snapshot: ContentSnapshot, caller: Caller): ScheduledTraining[] {
  const week = cycleWeekOf(day, snapshot.scheduleWeeks);
  const { byId } = trainingViews(snapshot, caller);
  return snapshot.schedule
    .filter((slot) => slot.week === week && slot.weekday === weekdayOf(day))
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .flatMap(({ time, trainingId, liveUrl }) => {
      const training = byId.get(trainingId);
      if (training === undefined || isHidden(training)) return [];
      const id = `${day}_${time.replace(':', '')}_${trainingId}`;
      const event = {
        id,
        eventDateTime: tallinnMoment(day, time),
        training,
        liveUrl: training.locked ? null : liveUrl,
      };
      return [{ __typename: 'PublicTraining' as const, ...event }];
    });
}
