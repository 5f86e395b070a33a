import { describe, expect, it } from 'vitest';
import { isRestWeek, weekOf } from '../../../../../src/features/training/week-goal/week.ts';

/** A Thursday. */
const TODAY = '2026-11-19';

it('a week is from Monday to Sunday, also across the turn of a year', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

describe('the goal rests', () => {
  it.each([
    { from: '2026-11-01', isRest: true, of: 'while a program rests' },
    { from: '2026-11-19', isRest: true, of: 'from the day on which it begins to' },
    { from: '2026-11-10', to: '2026-11-17', isRest: true, of: 'when she rested on Monday' },
    { from: '2026-11-10', to: '2026-11-16', isRest: false, of: 'not when she went on on Monday' },
    { from: '2026-11-18', to: '2026-11-18', isRest: false, of: 'not when she went on the same day' },
  ])('$of', ({ from, to, isRest }) => {
    expect(isRestWeek([to === undefined ? { from } : { from, to }], TODAY)).toBe(isRest);
  });

  it('not without a program', () => expect(isRestWeek([], TODAY)).toBe(false));
});
