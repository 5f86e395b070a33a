import { describe, expect, it } from 'vitest';
import { cycleWeekOf } from '../../../../../../server/modules/platform/content/cycle-week.ts';

describe('the week of a cycle', () => {
  it.each([
    ['2026-01-05', 4, 0],
    ['2026-01-11', 4, 0],
    ['2026-01-12', 4, 1],
    ['2026-02-02', 4, 0],
    ['2026-01-04', 4, 3],
    ['2025-12-22', 4, 2],
    ['2026-03-29', 3, 2],
    ['2026-03-30', 3, 0],
    ['2026-11-20', 1, 0],
  ])('of %s among %i is %i', (day, weeks, week) => {
    expect(cycleWeekOf(day, weeks)).toBe(week);
  });
});
