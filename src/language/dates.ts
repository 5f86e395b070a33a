/**
 * Days and times as Estonian writes them. Everything is read from the letters of the contract's day or moment string,
 * never through this device's time zone: an entry made at 23.50 in Tallinn says 23:50 wherever it is read.
 */
import { once } from './formatter-cache.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('et-EE', { ...options, timeZone: 'UTC' }));

const long = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndMonth = inUtc({ day: 'numeric', month: 'long' });
const withWeekday = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = inUtc({ weekday: 'long' });
const shortMonth = inUtc({ day: 'numeric', month: 'short' });
const month = inUtc({ month: 'long' });
const relativeFormatter = once(() => new Intl.RelativeTimeFormat('et', { numeric: 'auto' }));

/** The day of `dayOrMoment` as midnight UTC, only to be formatted in UTC again. */
function dateOf(dayOrMoment: string): Date {
  return new Date(`${dayOrMoment.slice(0, 10)}T00:00:00Z`);
}

/** `20. november 2026`. */
export function formatDay(dayOrMoment: string): string {
  return long().format(dateOf(dayOrMoment));
}

/** `20. november`. */
export function formatDayAndMonth(dayOrMoment: string): string {
  return dayAndMonth().format(dateOf(dayOrMoment));
}

/** `reede, 20. november`. */
export function formatDayWithWeekday(dayOrMoment: string): string {
  return withWeekday().format(dateOf(dayOrMoment));
}

/** `reede`. */
export function formatWeekday(dayOrMoment: string): string {
  return weekday().format(dateOf(dayOrMoment));
}

/** `20. nov`, for narrow places. */
export function formatDayNarrow(dayOrMoment: string): string {
  return shortMonth().format(dateOf(dayOrMoment));
}

/** `20.11.2026`. */
export function formatDayShort(dayOrMoment: string): string {
  return `${dayOrMoment.slice(8, 10)}.${dayOrMoment.slice(5, 7)}.${dayOrMoment.slice(0, 4)}`;
}

/** `17:05`, as written in the moment itself. */
export function formatTime(moment: string): string {
  return moment.slice(11, 16);
}

/** `20. november 2026, kell 17:05`. */
export function formatMoment(moment: string): string {
  return `${formatDay(moment)}, kell ${formatTime(moment)}`;
}

/** `november 2026` from `2026-11` (or a day in it). */
export function formatMonth(monthOrDay: string): string {
  return `${monthName(Number(monthOrDay.slice(5, 7)))} ${monthOrDay.slice(0, 4)}`;
}

/** `november` for 11. */
export function monthName(monthNumber: number): string {
  return month().format(new Date(Date.UTC(2026, monthNumber - 1, 1)));
}

/** `16.–22. november`, `30. november – 6. detsember`. Years are written only when they differ. */
export function formatDayRange(from: string, to: string): string {
  const formatter = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth() : long();
  return formatter.formatRange(dateOf(from), dateOf(to));
}

/** `täna`, `eile`, `ülehomme`, `3 päeva eest`, seen from the day `today`. */
export function formatRelativeDay(dayOrMoment: string, today: string): string {
  const days = Math.round((dateOf(dayOrMoment).getTime() - dateOf(today).getTime()) / 86_400_000);
  return relativeFormatter().format(days, 'day');
}

const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: 86_400_000, below: 14 },
  { unit: 'week', ms: 604_800_000, below: Infinity },
] as const;

/** `2 minuti eest`, `3 tunni pärast`, `praegu`; both are milliseconds since 1970. */
export function formatRelativeTime(thenMs: number, nowMs: number): string {
  const difference = thenMs - nowMs;
  if (Math.abs(difference) < 60_000) return relativeFormatter().format(0, 'second');
  const step = STEPS.find(({ ms, below }) => Math.abs(difference) / ms < below) ?? STEPS[3];
  return relativeFormatter().format(Math.trunc(difference / step.ms), step.unit);
}
