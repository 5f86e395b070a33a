/**
 * Moments as the contract writes them: ISO 8601 with the member's own offset, so that the first ten
 * characters are her date and the first seven her month, whatever any other clock says.
 */
import { calendarDate, dayText, localMomentText } from './calendar-date.ts';

const MOMENT =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Returns whether `text` is a day that exists (2026-02-30 is not). */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  // Every month has 28 days; of the others the calendar is asked, which takes ten times as long.
  if (Number(text.slice(8)) <= 28) return true;
  return dayText(calendarDate(text)) === text;
}

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** Returns whether `text` is a date and time with an offset, on a day that exists. */
export function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1];
  return day !== undefined && isDay(day);
}

export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

export function monthOf(momentOrDay: string): string {
  return momentOrDay.slice(0, 7);
}

/** `date` as this device's clock and time zone show it, to the millisecond: undone and done again within a second are two. */
export function momentOf(date: Date): string {
  return localMomentText(date);
}

/** The day `days` later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return dayText(calendarDate(day).add(days, 'day'));
}

/** Returns how many days `to` is after `from` (negative if before); of moments only the day counts. */
export function daysBetween(from: string, to: string): number {
  return calendarDate(to).diff(calendarDate(from), 'day');
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return calendarDate(day).day() || 7;
}

export function mondayOf(day: string): string {
  return dayText(calendarDate(day).startOf('week'));
}

/** The month `months` later (or earlier, when negative). */
export function addMonths(month: string, months: number): string {
  return monthOf(dayText(calendarDate(month).add(months, 'month')));
}
