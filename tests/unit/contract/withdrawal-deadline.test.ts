import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../contract/moments.ts';
import { easterSunday, isWorkingDay, withdrawalDeadline } from '../../../contract/withdrawal-deadline.ts';

const days = fc.integer({ min: 0, max: 75 * 365 }).map((after) => addDays('2025-01-01', after));

describe('the last day on which she may withdraw', () => {
  it.each([
    ['a working day stays', '2026-11-26', '2026-12-10'],
    ['a Saturday moves to Monday', '2026-11-14', '2026-11-30'],
    ['a Sunday moves to Monday', '2026-11-15', '2026-11-30'],
    ['Christmas Eve moves past a Sunday', '2026-12-10', '2026-12-28'],
    ['Christmas Eve on a Friday moves to Monday', '2027-12-10', '2027-12-27'],
    ['New Year’s Day on a Friday moves to Monday', '2026-12-18', '2027-01-04'],
    ['Independence Day in the middle of a week', '2027-02-10', '2027-02-25'],
    ['Good Friday moves over Easter Sunday to Monday', '2026-03-20', '2026-04-06'],
    ['Labour Day on a Friday moves to Monday', '2026-04-17', '2026-05-04'],
    ['Whit Sunday moves to Monday', '2026-05-10', '2026-05-25'],
    ['Victory Day moves over Midsummer', '2026-06-09', '2026-06-25'],
    ['a Saturday before Victory Day stops on Monday', '2025-06-07', '2025-06-25'],
    ['Midsummer on a Saturday', '2028-06-10', '2028-06-26'],
    ['Restoration of Independence', '2026-08-06', '2026-08-21'],
  ])('%s: %s to %s', (_, contract, last) => {
    expect(withdrawalDeadline(contract)).toBe(last);
  });

  it('is a working day, and the first one since the fourteenth', () => {
    fc.assert(
      fc.property(days, (contract) => {
        const last = withdrawalDeadline(contract);
        const count = daysBetween(contract, last);
        expect(count).toBeGreaterThanOrEqual(14);
        expect(isWorkingDay(last)).toBe(true);
        for (let day = 14; day < count; day += 1) expect(isWorkingDay(addDays(contract, day))).toBe(false);
      }),
    );
  });
});

it.each([
  [1818, '1818-03-22'],
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});
