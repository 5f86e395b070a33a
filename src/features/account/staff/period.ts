/** The day (2026-11-20) or month (2026-11) whose completions are shown; it is in the address. */
import { isCalendarDay } from '../../../../contract/calendar-day.ts';
import { addDays, addMonths, isMonth, monthOf } from '../../../../contract/moments.ts';

/** Nobody trained with Hoog earlier, and typing into a date field passes through such years. */
const FIRST_DAY = '2020-01-01';
const MONTHS_OFFERED = 24;

const PARAMETER = 'date';

export function isAskable(day: string): boolean {
  return isCalendarDay(day) && day >= FIRST_DAY;
}

/** Falls back to today if the address has no valid period. */
export function periodInAddress(parameters: URLSearchParams, today: string): string {
  const date = parameters.get(PARAMETER) ?? '';
  return isAskable(isMonth(date) ? `${date}-01` : date) ? date : today;
}

/** Leaves today out of the address, so that opening the page tomorrow shows tomorrow. */
export function addressOf(period: string, today: string): URLSearchParams {
  return new URLSearchParams(period === today ? {} : { [PARAMETER]: period });
}

/** The period `steps` later, of the same kind. */
export function turned(period: string, steps: number): string {
  return isMonth(period) ? addMonths(period, steps) : addDays(period, steps);
}

/** Today if it is in the month, otherwise its first day. */
export function dayIn(month: string, today: string): string {
  return monthOf(today) === month ? today : `${month}-01`;
}

/** The months to choose from, newest first; always includes `chosen`, however long ago. */
export function monthChoices(chosen: string, today: string): string[] {
  const offered = Array.from({ length: MONTHS_OFFERED }, (_, index) => addMonths(monthOf(today), -index));
  return offered.includes(chosen) ? offered : [...offered, chosen].toSorted().toReversed();
}
