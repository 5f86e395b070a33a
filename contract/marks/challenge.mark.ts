/**
 * Her four weeks of the challenge: the day on which she begins, and her ticks of each day. Each is a mark of its own, so that the
 * ticks of two phones are both kept. A tick's value is the day on which those weeks began: when she begins again, nothing is
 * ticked. Behind that day are the trainings that did a day, if she did not tick it herself: they do it as long as they are done
 * on it, whatever staff write for that day by then.
 */
import { CHALLENGE_WEEKS, WEEK_DAYS } from '../challenge-week.ts';
import { isCalendarDay } from '../calendar-day.ts';
import { daysBetween } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';

export const CHALLENGE_DAYS = CHALLENGE_WEEKS * WEEK_DAYS;

/** No more trainings than a day has, by their ids (content-id.ts). */
const BEHIND_DAY = /^(?: [\w-]{1,100}){0,10}$/;

export const challenge: MarkKind<string> = {
  name: 'challenge',
  key: /^(?:start|(?:day|habit)\.(?:[1-9]|1\d|2[0-8]))$/,
  maxKept: 1 + 2 * CHALLENGE_DAYS,
  isValue: (value): value is string =>
    typeof value === 'string' && isCalendarDay(value.slice(0, 10)) && BEHIND_DAY.test(value.slice(10)),
};

export const CHALLENGE_START = 'start';

/** Returns which of its days it is, counted from 1; undefined before it begins and when it is over. */
export function challengeDayOn(startDay: string, day: string): number | undefined {
  const number = daysBetween(startDay, day) + 1;
  return number >= 1 && number <= CHALLENGE_DAYS ? number : undefined;
}

/** `day` is counted from 1: its training, or its habit. */
export function tickKey(what: 'day' | 'habit', day: number): string {
  return `${what}.${day}`;
}
