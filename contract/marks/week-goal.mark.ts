/** The trainings that she means to do in a week; there is no goal until she sets one. */
import type { MarkKind } from './mark-kind.ts';

export const WEEK_GOAL_MIN = 1;
export const WEEK_GOAL_MAX = 7;

export const weekGoal: MarkKind<number> = {
  name: 'week-goal',
  key: /^trainings$/,
  maxKept: 1,
  isValue: (value): value is number =>
    Number.isInteger(value) && Number(value) >= WEEK_GOAL_MIN && Number(value) <= WEEK_GOAL_MAX,
};

/** Its only key. */
export const TRAININGS = 'trainings';
