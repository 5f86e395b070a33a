import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isMoment,
  mondayOf,
  momentOf,
  nextMoment,
  weekdayOf,
  withSecondsOf,
} from '../../../contract/moments.ts';

/** Any day from 2000 to 2100, as a number. */
const days = fc.integer({ min: 0, max: 36_524 });
const dayNumber = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);

describe('days of the calendar', () => {
  it('are counted across months, leap years and changes of the clocks', () => {
    fc.assert(
      fc.property(days, days, (from, to) => {
        expect(addDays(dayNumber(from), to - from)).toBe(dayNumber(to));
        expect(daysBetween(dayNumber(from), dayNumber(to))).toBe(to - from);
      }),
    );
  });

  it('belong to the week of their Monday', () => {
    // 2000-01-03 was a Monday.
    fc.assert(
      fc.property(days, (index) => {
        const weekday = ((((index - 2) % 7) + 7) % 7) + 1;
        expect(weekdayOf(dayNumber(index))).toBe(weekday);
        expect(mondayOf(dayNumber(index))).toBe(addDays(dayNumber(index), 1 - weekday));
      }),
    );
  });

  it('are recognised as existing or not', () => {
    expect(['2028-02-29', '2026-12-31', '2026-11-30'].map(isDay)).toEqual([true, true, true]);
    expect(['2026-02-29', '2026-11-31', '2026-13-01', '2026-1-1'].map(isDay)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it('are shifted by months across the turn of a year', () => {
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-12-31', 2)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-02',
    ]);
  });
});

describe('a moment', () => {
  it('is the instant it was made from, written as the contract says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 }), (instant) => {
        const moment = momentOf(new Date(instant));
        expect(isMoment(moment)).toBe(true);
        expect(Date.parse(moment)).toBe(instant);
      }),
    );
  });

  it.each([
    { offset: 120, moment: '2026-11-20T07:05:09.040+02:00' },
    { offset: -210, moment: '2026-11-20T01:35:09.040-03:30' },
    { offset: 345, moment: '2026-11-20T10:50:09.040+05:45' },
    { offset: -600, moment: '2026-11-19T19:05:09.040-10:00' },
    { offset: 0, moment: '2026-11-20T05:05:09.040+00:00' },
  ])('shows the wall clock $offset minutes ahead', ({ offset, moment }) => {
    expect(momentOf(new Date('2026-11-20T05:05:09.040Z'), offset)).toBe(moment);
  });

  it('is followed by one that is later, with the same offset and as the contract says', () => {
    const offsets = fc.integer({ min: -56, max: 56 }).map((quarters) => quarters * 15);
    const instants = fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 });
    fc.assert(
      fc.property(instants, offsets, (instant, offset) => {
        const next = nextMoment(momentOf(new Date(instant), offset));
        expect(next).toBe(momentOf(new Date(instant + 1), offset));
        expect(isMoment(next)).toBe(true);
      }),
    );
    expect(nextMoment('2026-11-20T18:05:00Z')).toBe('2026-11-20T18:05:00.001+00:00');
    expect(nextMoment('2026-11-20T18:05:00-03:30')).toBe('2026-11-20T18:05:00.001-03:30');
  });

  it('of a planned minute is another each time, and shows the same', () => {
    const [one, other] = ['05:09.040', '05:11.007'].map((seconds) =>
      withSecondsOf('2026-11-20T18:05:00+02:00', new Date(`2026-11-24T10:${seconds}Z`)),
    );
    expect([one, other]).toEqual(['2026-11-20T18:05:09.040+02:00', '2026-11-20T18:05:11.007+02:00']);
    expect([one, other].map((moment) => isMoment(moment ?? ''))).toEqual([true, true]);
  });
});
