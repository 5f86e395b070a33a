import { utcDate } from '../../contract/calendar-date.ts';

/** Returns the same day and time this many months later, or the last day of a shorter month. */
export function monthsAfter(start: Date, months: number): Date {
  return utcDate(start).add(months, 'month').toDate();
}

/** The monthly period around an instant, counted from `start`; the first one for an instant before it. */
export function periodAround(start: Date, instant: Date): { from: Date; to: Date } {
  let months = 1;
  while (monthsAfter(start, months) <= instant) months += 1;
  return { from: monthsAfter(start, months - 1), to: monthsAfter(start, months) };
}
