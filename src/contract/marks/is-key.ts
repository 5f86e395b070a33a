import { isCalendarDay } from '../calendar-day.ts';
import type { MarkKind } from './mark-kind.ts';

/** Whether `text` can be a key of the kind: of one that names a day, the day is one of the calendar. */
export function isKeyOf({ key }: MarkKind<unknown>, text: string): boolean {
  const found = key.exec(text);
  const day = found?.groups?.['day'];
  return found !== null && (day === undefined || isCalendarDay(day));
}
