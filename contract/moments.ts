/**
 * Moments as the contract writes them: ISO 8601 with the member's own offset, so that the first ten
 * characters are her date and the first seven her month, whatever any other clock says. Days are counted in UTC, so that
 * neither a device's time zone nor a change of the clocks moves one. The worker reads this file: it imports nothing.
 */

const MOMENT =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const MS_PER_DAY = 86_400_000;
const MINUTE_LENGTH = '2026-11-20T18:05'.length;
const SECONDS_END = '2026-11-20T18:05:00.000'.length;

/** Returns whether `text` is a day that exists (2026-02-30 is not). */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  // Every month has 28 days; of the others the calendar is asked, which takes ten times as long.
  if (Number(text.slice(8)) <= 28) return true;
  return dayText(new Date(midnightOf(text))) === text;
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

/**
 * `date` as this device's clock and time zone show it, or those of `offset` minutes, to the millisecond: undone and done
 * again within a second are two.
 */
export function momentOf(date: Date, offset = -date.getTimezoneOffset()): string {
  const shown = new Date(date.getTime() + offset * 60_000);
  const time = [shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()].map((part) =>
    digits(part),
  );
  return `${dayText(shown)}T${time.join(':')}.${digits(shown.getUTCMilliseconds(), 3)}${offsetText(offset)}`;
}

/**
 * Returns the minute of `moment` at the second of `now`: a training that is done on a past day, undone and done again has two
 * moments, though the minute was typed or planned.
 */
export function withSecondsOf(moment: string, now: Date): string {
  return moment.slice(0, MINUTE_LENGTH) + momentOf(now).slice(MINUTE_LENGTH, SECONDS_END) + offsetOf(moment);
}

/** The moment a millisecond after `moment`, with the same offset. */
export function nextMoment(moment: string): string {
  return momentOf(new Date(Date.parse(moment) + 1), offsetMinutesOf(moment));
}

/**
 * `date` in the zone in which `moment` was written: by this device's, with its changes of the clock, while it is there, and
 * with the moment's own offset once it has left.
 */
export function momentInZoneOf(moment: string, date: Date): string {
  const offset = offsetMinutesOf(moment);
  const isHere = offset === -new Date(moment).getTimezoneOffset();
  return isHere ? momentOf(date) : momentOf(date, offset);
}

/** The day `days` later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return dayText(new Date(midnightOf(day) + days * MS_PER_DAY));
}

/** Returns how many days `to` is after `from` (negative if before); of moments only the day counts. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) / MS_PER_DAY;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(midnightOf(day)).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The month `months` later (or earlier, when negative). */
export function addMonths(month: string, months: number): string {
  const [year, monthOfYear] = parts(month);
  return monthOf(dayText(new Date(Date.UTC(year, monthOfYear - 1 + months))));
}

/** The day that `dayOrMoment` begins with (a month's is its first), in milliseconds since 1970. */
function midnightOf(dayOrMoment: string): number {
  const [year, month, day] = parts(dayOrMoment);
  return Date.UTC(year, month - 1, day);
}

function parts(dayOrMoment: string): [number, number, number] {
  const [year = NaN, month = NaN, day = 1] = dayOrMoment.slice(0, 10).split('-').map(Number);
  return [year, month, day];
}

function dayText(date: Date): string {
  return `${digits(date.getUTCFullYear(), 4)}-${digits(date.getUTCMonth() + 1)}-${digits(date.getUTCDate())}`;
}

function offsetOf(moment: string): string {
  return /(?:Z|[+-]\d\d:\d\d)$/.exec(moment)?.[0] ?? '';
}

function offsetMinutesOf(moment: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** `+02:00` of 120 minutes. */
function offsetText(minutes: number): string {
  const length = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(length / 60))}:${digits(length % 60)}`;
}

const digits = (number: number, length = 2) => String(number).padStart(length, '0');
