/** The days of her trainings to come: always from today on, so that none of them is ever late. */
import { isCalendarDay } from '../../../../contract/calendar-day.ts';
import { addDays, dayOf, weekdayOf } from '../../../../contract/moments.ts';
import type { ProgramRun } from './program-run.ts';
import { restedDays, restOn } from './program-run.ts';
import type { Session } from './program-progress.ts';

/** The days of a program by its trainings a week, as long as she has chosen none: with rest between them if there can be. */
const USUAL_WEEKDAYS: readonly (readonly number[])[] = [
  [1],
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 6],
  [1, 2, 3, 5, 6],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7],
];

export function usualWeekdays(weeks: readonly (readonly string[])[]): readonly number[] {
  const most = Math.max(...weeks.map((week) => week.length));
  return USUAL_WEEKDAYS[Math.min(Math.max(most, 1), 7) - 1] ?? [1];
}

/**
 * The day of each training that is still to be done, as far as it is known: not while she rests without having said until
 * when. One a day, on her weekdays, in order; none before its week of the program begins, which her rest moves along.
 */
export function plannedDays(
  sessions: readonly Session[],
  run: ProgramRun,
  weekdays: readonly number[],
  today: string,
): ReadonlyMap<Session, string> {
  const planned = new Map<Session, string>();
  const rest = restOn(run, today);
  if (rest && rest.to === undefined) return planned;
  const startDay = dayOf(run.startedAt);
  const rested = restedDays(run, today);
  const isDoneToday = sessions.some(({ doneOn }) => doneOn === today);
  let day = isDoneToday ? addDays(today, 1) : today;
  for (const session of sessions.filter(({ isDone }) => !isDone)) {
    const own = trainingDay(later(day, addDays(startDay, session.week * 7 + rested)), run, weekdays);
    if (own === undefined) break;
    planned.set(session, own);
    day = addDays(own, 1);
  }
  return planned;
}

/** The first of her weekdays from `earliest` on that is not part of a rest; undefined if that is beyond the calendar. */
function trainingDay(earliest: string, run: ProgramRun, weekdays: readonly number[]): string | undefined {
  let day = earliest;
  while (isCalendarDay(day)) {
    const resumed = restOn(run, day)?.to;
    if (resumed === undefined && weekdays.includes(weekdayOf(day))) return day;
    day = resumed ?? addDays(day, 1);
  }
  return undefined;
}

const later = (one: string, other: string) => (one > other ? one : other);
