import { calendarDate } from '../src/contract/calendar-date.ts';
import { weekdayWord } from '../src/contract/date-cases.ts';

/** In the order of the week, as staff write them: the place of a day, counted from 1, is its number. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((days) =>
  weekdayWord(calendarDate('2026-01-05').startOf('week').add(days, 'day'), 'nominative'),
);
