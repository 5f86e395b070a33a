/** Her one plan to cook two or three dishes so that they are ready at one time. */
import { CONTENT_ID } from '../content-id.ts';
import { PLANNED_DISHES_MAX } from '../limits.ts';
import type { MarkKind } from './mark-kind.ts';

export interface TogetherPlan {
  /** Each new plan has another, so that progress of the former one does not count for it; one that is changed keeps it. */
  id: string;
  /** Ids of the recipes, in the order in which she chose them. */
  dishes: readonly string[];
  /** Epoch ms. */
  readyAt: number;
}

/** The only key. */
export const PLAN = 'plan';

const HOUR_MS = 60 * 60 * 1000;
/** The morning after, it is over. */
const CURRENT_FOR_MS = 10 * HOUR_MS;

const ID = /^[0-9a-f-]{36}$/;

export const together: MarkKind<TogetherPlan> = {
  name: 'together',
  key: /^plan$/,
  maxKept: 1,
  // Tomorrow's dinner, planned today.
  lifeMs: 2 * 24 * HOUR_MS,
  isValue(value): value is TogetherPlan {
    if (typeof value !== 'object' || value === null) return false;
    const { id, dishes, readyAt }: Partial<Record<keyof TogetherPlan, unknown>> = value;
    return (
      typeof id === 'string' &&
      ID.test(id) &&
      Array.isArray(dishes) &&
      dishes.length > 0 &&
      dishes.length <= PLANNED_DISHES_MAX &&
      new Set(dishes).size === dishes.length &&
      dishes.every((dish) => typeof dish === 'string' && CONTENT_ID.test(dish)) &&
      Number.isSafeInteger(readyAt)
    );
  },
};

/** Returns whether the plan still counts. */
export function isCurrentPlan(plan: TogetherPlan | undefined, nowMs: number): plan is TogetherPlan {
  return plan !== undefined && nowMs < plan.readyAt + CURRENT_FOR_MS;
}
