import { FIRST_ENTRY_DAY } from './limits.ts';
import { isDay } from './moments.ts';

/** Centuries from here there is nothing to show, and at the calendar's end a day has none after it. */
export const LAST_CALENDAR_DAY = '2099-12-31';

/** True if `text`, as it is in an address, a field or a key, is a day that can be shown and counted from. */
export function isCalendarDay(text: string): boolean {
  return isDay(text) && text >= FIRST_ENTRY_DAY && text <= LAST_CALENDAR_DAY;
}

/** As `isCalendarDay`, for a month like `2026-11`. */
export function isCalendarMonth(text: string): boolean {
  return isCalendarDay(`${text}-01`);
}
