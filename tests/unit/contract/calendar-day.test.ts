import { describe, expect, it } from 'vitest';
import { isCalendarDay, isCalendarMonth } from '../../../contract/calendar-day.ts';
import { isKeyOf } from '../../../contract/marks/is-key.ts';
import { MARK_KINDS } from '../../../contract/marks/mark-kinds.generated.ts';

it.each(['2026-11-26', '1950-01-01', '2099-12-31'])('%s in an address is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

it.each(['9999-12-31', '2100-01-01', '0026-11-26', '1949-12-31', '2026-02-30', ''])(
  '„%s“ in an address is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

it('months in addresses end where days do', () => {
  const months = ['1949-12', '1950-01', '2099-12', '2100-01', '9999-12', '2026-13', '2026-1', '2026-11-01'];
  expect(months.filter(isCalendarMonth)).toEqual(['1950-01', '2099-12']);
});

describe('the key of a mark', () => {
  const withDay = MARK_KINDS.filter(({ key }) => key.source.includes('\\d{4}-'));
  const keys = (day: string) => [`${day}_LUNCH`, `${day}_LUNCH_0a1b2c3d`, `supp.${day}`, `day.${day}.1`];
  const takenOf = (day: string) => keys(day).filter((key) => withDay.some((kind) => isKeyOf(kind, key)));

  it('names a day that exists, in every kind whose keys name one', () => {
    expect(withDay.map(({ name }) => name)).toContain('menu-meal');
    for (const { name, key } of withDay) expect(key.source, name).toContain('(?<day>');
    expect(takenOf('2026-11-26')).toEqual(keys('2026-11-26'));
  });

  it.each(['2026-99-99', '2026-02-30', '0026-11-26', '9999-12-31'])('never names %s', (day) => {
    expect(takenOf(day)).toEqual([]);
  });
});
