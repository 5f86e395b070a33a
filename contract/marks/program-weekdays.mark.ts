/** The weekdays on which she trains in a program, from 1 for Monday to 7, in order. Keyed by the program's id. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const programWeekdays: MarkKind<readonly number[]> = {
  name: 'program-weekdays',
  key: CONTENT_ID,
  maxKept: 100,
  isValue: (value): value is readonly number[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (weekday, index) =>
        Number.isInteger(weekday) &&
        weekday >= 1 &&
        weekday <= 7 &&
        (index === 0 || weekday > value[index - 1]),
    ),
};
