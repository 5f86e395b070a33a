import { describe, expect, it } from 'vitest';
import {
  addressOf,
  dayIn,
  monthChoices,
  periodInAddress,
  turned,
} from '../../../../../src/features/account/staff/period.ts';

const TODAY = '2026-11-21';
const read = (address: string) => periodInAddress(new URLSearchParams(address), TODAY);

describe('the period in the address', () => {
  it('is the day or the month in it', () => {
    expect(read('date=2026-10-31')).toBe('2026-10-31');
    expect(read('date=2026-10')).toBe('2026-10');
  });

  it.each([
    '',
    'date=',
    'date=2026-02-30',
    'date=0202-11-20',
    'date=0202-11',
    'date=2026-13',
    'date=9999-12-31',
    'date=9999-12',
    'date=eile',
  ])('is today for "%s"', (address) => expect(read(address)).toBe(TODAY));

  it('is left out for today only, and otherwise read back as written', () => {
    expect(`${addressOf(TODAY, TODAY)}`).toBe('');
    for (const period of ['2026-11-20', '2026-11']) expect(read(`${addressOf(period, TODAY)}`)).toBe(period);
  });
});

describe('moving to another period', () => {
  it('moves by days from a day and by months from a month, across the turn of the year too', () => {
    expect(turned('2026-01-01', -1)).toBe('2025-12-31');
    expect(turned('2026-12', 1)).toBe('2027-01');
  });

  it('leads from a month to today in its own month, and to the first day in others', () => {
    expect(dayIn('2026-11', TODAY)).toBe(TODAY);
    expect(dayIn('2026-10', TODAY)).toBe('2026-10-01');
  });
});

describe('the months to choose from', () => {
  it('go two years back from this one, newest first', () => {
    const months = monthChoices('2026-11', TODAY);
    expect(months).toHaveLength(24);
    expect([months[0], months.at(-1)]).toEqual(['2026-11', '2024-12']);
  });

  it('include the selected one in its place, however old', () => {
    expect(monthChoices('2021-03', TODAY).at(-1)).toBe('2021-03');
    expect(monthChoices('2027-01', TODAY)[0]).toBe('2027-01');
  });
});
