import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, monthOf, weekdayOf } from '../../../../../contract/moments.ts';
import { dayAfterKey, dayInMonth, weeksOf } from '../../../../../src/features/calendar/calendar/month.ts';

const monthArbitrary = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('the weeks of a month', () => {
  it('run from Monday to Sunday without a gap and include every day of the month', () => {
    fc.assert(
      fc.property(monthArbitrary, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 1)).toBe(true);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(
          true,
        );
        expect(monthOf(days[6] ?? '')).toBe(month);
        expect(monthOf(days.at(-7) ?? '')).toBe(month);
      }),
    );
  });

  it('span the turn of the year', () => {
    expect(weeksOf('2027-01')[0]).toContain('2026-12-28');
    expect(weeksOf('2026-12').at(-1)).toContain('2027-01-03');
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['a', undefined],
  ])('%s leads from the first of December to %s', (key, day) => {
    expect(dayAfterKey('2026-12-01', key)).toBe(day);
  });

  it('stay within a shorter month', () => {
    expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(dayAfterKey('2026-03-31', 'PageUp')).toBe('2026-02-28');
  });
});
