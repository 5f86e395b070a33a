/** Her sets and minutes of each week, from the sessions on this device. Pure. */
import { addDays, dayOf, mondayOf } from '../../../../contract/moments.ts';
import type { Session } from '../sessions/session.ts';

export interface TrainingWeek {
  monday: string;
  sets: number;
  /** Minutes of the trainings that have ended. */
  minutes: number;
}

/** Lists the weeks from this one back to the first in which she trained, including weeks without a training. */
export function weeksOf(
  sessions: readonly Pick<Session, 'eventDateTime' | 'minutes' | 'sets'>[],
  today: string,
): TrainingWeek[] {
  const weeks = new Map<string, TrainingWeek>();
  for (const { eventDateTime, minutes, sets } of sessions) {
    const monday = mondayOf(dayOf(eventDateTime));
    const before = weeks.get(monday) ?? { monday, sets: 0, minutes: 0 };
    weeks.set(monday, {
      monday,
      sets: before.sets + sets.length,
      minutes: before.minutes + (minutes ?? 0),
    });
  }
  const days = [...weeks.keys()].sort();
  const first = days[0];
  if (first === undefined) return [];
  // A phone whose clock was ahead may have logged beyond today.
  const last = [mondayOf(today), ...days].sort().at(-1) ?? first;
  const all: TrainingWeek[] = [];
  for (let monday = last; monday >= first; monday = addDays(monday, -7))
    all.push(weeks.get(monday) ?? { monday, sets: 0, minutes: 0 });
  return all;
}
