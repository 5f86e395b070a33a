import { isCalendarDay } from '../calendar-day.ts';
import type { MarkKind } from './mark-kind.ts';

/** True if `text` can be a key of the kind: if the kind's key names a day, it must be one of the calendar. */
export function isKeyOf({ key }: MarkKind<unknown>, text: string): boolean {
  const found = key.exec(text);
  const day = found?.groups?.['day'];
  return found !== null && (day === undefined || isCalendarDay(day));
}
