import { isCalendarMonth } from '../../../../contract/calendar-day.ts';
import { badInput } from '../../../core/failures.ts';

export type TimelineType =
  | { kind: 'MEASUREMENT' }
  | { kind: 'COMPLETEDTRAINING' | 'SESSION'; month: string | null };

/** `MEASUREMENT`, `COMPLETEDTRAINING`, `SESSION#2026-11` and the like; anything else is BAD_USER_INPUT. */
export function timelineTypeOf(type: string): TimelineType {
  if (type === 'MEASUREMENT') return { kind: 'MEASUREMENT' };
  const [kind, month, ...rest] = type.split('#');
  const isOfMonths = kind === 'COMPLETEDTRAINING' || kind === 'SESSION';
  if (isOfMonths && rest.length === 0 && (month === undefined || isCalendarMonth(month))) {
    return { kind, month: month ?? null };
  }
  throw badInput(
    'type',
    'type is MEASUREMENT, COMPLETEDTRAINING or SESSION, the latter two also with #YYYY-MM.',
  );
}
