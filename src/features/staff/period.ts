/** The day (2026-11-20) or the month (2026-11) whose completions are shown; the address carries it. */
import { addDays, addMonths, isDay, isMonth, monthOf } from '../../contract/moments.ts';

/** Nobody trained with Hoog before; what is typed into a date field passes through such years. */
const FIRST_DAY = '2020-01-01';
const MONTHS_OFFERED = 24;

const PARAMETER = 'date';

export function isAskable(day: string): boolean {
  return isDay(day) && day >= FIRST_DAY;
}

/** Today where the address says nothing that can be asked for. */
export function periodInAddress(parameters: URLSearchParams, today: string): string {
  const date = parameters.get(PARAMETER) ?? '';
  const isAsked = isMonth(date) ? date >= monthOf(FIRST_DAY) : isAskable(date);
  return isAsked ? date : today;
}

/** Today needs no word in the address, so that the page opened tomorrow shows tomorrow. */
export function addressOf(period: string, today: string): URLSearchParams {
  return new URLSearchParams(period === today ? {} : { [PARAMETER]: period });
}

/** The period `steps` later, of the same kind. */
export function turned(period: string, steps: number): string {
  return isMonth(period) ? addMonths(period, steps) : addDays(period, steps);
}

/** Today within the month, else its first day. */
export function dayIn(month: string, today: string): string {
  return monthOf(today) === month ? today : `${month}-01`;
}

/** The months to choose from, newest first; `chosen` is among them however long ago it was. */
export function monthChoices(chosen: string, today: string): string[] {
  const offered = Array.from({ length: MONTHS_OFFERED }, (_, index) => addMonths(monthOf(today), -index));
  return offered.includes(chosen) ? offered : [...offered, chosen].toSorted().toReversed();
}
