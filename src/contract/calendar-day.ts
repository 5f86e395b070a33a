import { FIRST_ENTRY_DAY } from './limits.ts';
import { isDay } from './moments.ts';

/** Centuries from here there is nothing to show, and at the calendar's end a day has none after it. */
export const LAST_CALENDAR_DAY = '2099-12-31';

/** Whether `text`, as it stands in an address or a field, is a day that a screen can show and count from. */
export function isCalendarDay(text: string): boolean {
  return isDay(text) && text >= FIRST_ENTRY_DAY && text <= LAST_CALENDAR_DAY;
}
