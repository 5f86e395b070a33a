import { useState } from 'react';
import { MEAL_TIMES } from '../../contract/meal-times.ts';
import { atClockTime, clockTime } from './clock-time.ts';
import { soonestReady, togetherMs, usualReady } from './timeline.ts';
import type { Dish } from './use-dishes.ts';

/** When the dishes are to be ready: the time that she typed, or a usual one. */
export function useReadyTime(dishes: readonly Dish[], plan: { readyAt: number } | undefined, nowMs: number) {
  const [typed, setTyped] = useState<string>();
  const lengthMs = togetherMs(dishes);
  const dinner = atClockTime(MEAL_TIMES.DINNER, nowMs) ?? nowMs;
  // Changing a plan keeps its hour, if it can still be reached.
  const isReachable = plan !== undefined && plan.readyAt >= nowMs + lengthMs;
  const usual = isReachable ? plan.readyAt : usualReady(nowMs, lengthMs, dinner);
  const readyAt = typed === undefined ? usual : atClockTime(typed, nowMs);
  return {
    text: typed ?? clockTime(usual),
    setText: setTyped,
    /** Undefined of a text that is no time. */
    readyAt,
    lengthMs,
    soonest: soonestReady(nowMs, lengthMs),
    isTooEarly: dishes.length > 1 && readyAt !== undefined && readyAt < nowMs + lengthMs,
  };
}

export type ReadyTime = ReturnType<typeof useReadyTime>;
