/**
 * The calendar of the server: dayjs with its Estonian locale (weeks begin on Monday), counted in UTC so that neither a device's time
 * zone nor a change of the clocks moves a day.
 */
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/et.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.locale('et');

const DAY = 'YYYY-MM-DD';

/** The day that `dayOrMoment` begins with (a month key is its first day), as midnight UTC. */
export function calendarDate(dayOrMoment: string): Dayjs {
  return dayjs.utc(dayOrMoment.slice(0, 10));
}

/** An instant, to be counted with in days and months of UTC. */
export function utcDate(instant: Date): Dayjs {
  return dayjs.utc(instant);
}

/** `2026-11-20`. */
export function dayText(date: Dayjs): string {
  return date.format(DAY);
}
