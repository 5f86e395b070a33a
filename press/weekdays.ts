import { calendarDate } from '../contract/calendar-date.ts';
import { weekdayWord } from '../contract/date-cases.ts';

/** In week order, as staff write them: a day's number is its position, counted from 1. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((days) =>
  weekdayWord(calendarDate('2026-01-05').startOf('week').add(days, 'day'), 'nominative'),
);
