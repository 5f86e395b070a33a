import { expect, it } from 'vitest';
import { isCalendarDay } from '../../../src/contract/calendar-day.ts';

it.each(['2026-11-26', '1950-01-01', '2099-12-31'])('%s in an address is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

it.each(['9999-12-31', '2100-01-01', '0026-11-26', '1949-12-31', '2026-02-30', ''])(
  '„%s“ in an address is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);
