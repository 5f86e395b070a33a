/** The wall clock in Tallinn, which the menu and the schedule go by. */
import type { Dayjs } from 'dayjs';
import { dayText, utcDate } from '../../contract/calendar-date.ts';

/** Intl knows when the clocks change in Tallinn; dayjs would use the server's time zone. */
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Tallinn', timeZoneName: 'longOffset' });

/** The offset in force at an instant, as `+02:00`. */
function offsetAt(instant: Date): string {
  const part = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace('GMT', '') ?? '+02:00';
}

/** A Tallinn wall-clock time as a moment of the contract: `2026-11-20`, `18:30` → `2026-11-20T18:30:00+02:00`. */
export function tallinnMoment(day: string, time: string): string {
  const atWinterOffset = new Date(`${day}T${time}:00+02:00`);
  return `${day}T${time}:00${offsetAt(atWinterOffset)}`;
}

/** Returns the date and time in Tallinn at an instant, for formatting and for counting days. */
export function wallClockInTallinn(instant: Date, offset = offsetAt(instant)): Dayjs {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return utcDate(instant).add((offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes), 'minute');
}

/** The day in Tallinn at an instant. */
export function tallinnDay(instant: Date): string {
  return dayText(wallClockInTallinn(instant));
}

/** An instant as a moment of the contract, by the wall clock in Tallinn, to the second. */
export function momentInTallinn(instant: Date): string {
  const offset = offsetAt(instant);
  return `${wallClockInTallinn(instant, offset).format('YYYY-MM-DDTHH:mm:ss')}${offset}`;
}
