import { expect, it } from 'vitest';
import { calendarDate } from '../../../contract/calendar-date.ts';
import { addDays } from '../../../contract/moments.ts';
import { writtenDate } from '../../../contract/written-date.ts';

const PATTERNS = ['D.', 'D. MMM', 'DD.MM.YYYY', 'MMMM YYYY', 'dddd', 'YYYY'];

it('writes every day of five years as the server does', () => {
  for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const written = PATTERNS.map((pattern) => writtenDate(`${day}T23:50:00+02:00`).format(pattern));
    expect(written).toEqual(PATTERNS.map((pattern) => calendarDate(day).format(pattern)));
  }
});

it('takes a month for its first day', () => {
  expect(writtenDate('2026-11').format('D. MMMM YYYY')).toBe('1. november 2026');
});
