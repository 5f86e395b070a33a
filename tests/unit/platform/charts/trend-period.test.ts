import { describe, expect, it } from 'vitest';
import { firstPeriod, periodsSince, pointsWithin } from '../../../../src/platform/charts/trend-period.ts';

const TODAY = '2026-11-24';
const on = (...days: string[]) => days.map((day) => ({ day }));

describe('how far back a chart looks', () => {
  it('offers no choice while there is nothing to leave out', () => {
    expect(periodsSince('2026-10-24', TODAY)).toEqual([]);
  });

  it('offers the periods that leave something out, and all', () => {
    expect(periodsSince('2026-10-23', TODAY)).toEqual(['month', 'all']);
    expect(periodsSince('2026-08-23', TODAY)).toEqual(['month', 'quarter', 'all']);
    expect(periodsSince('2024-02-01', TODAY)).toEqual(['month', 'quarter', 'year', 'all']);
  });

  it('counts a period back from today, its first day included', () => {
    const points = on('2026-08-23', '2026-08-24', '2026-10-23', '2026-10-24', TODAY);
    expect(pointsWithin(points, 'month', TODAY)).toEqual(on('2026-10-24', TODAY));
    expect(pointsWithin(points, 'quarter', TODAY)).toEqual(points.slice(1));
    expect(pointsWithin(points, 'all', TODAY)).toBe(points);
  });

  it('begins with a year of many, and with all where a year has nothing to compare', () => {
    expect(firstPeriod(on('2023-01-01', '2026-01-01', TODAY), TODAY)).toBe('year');
    expect(firstPeriod(on('2023-01-01', '2024-01-01', TODAY), TODAY)).toBe('all');
    expect(firstPeriod(on('2026-08-01', TODAY), TODAY)).toBe('all');
    expect(firstPeriod([], TODAY)).toBe('all');
  });
});
