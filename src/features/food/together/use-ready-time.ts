import { MEAL_TIMES } from '../../../../contract/meal-times.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { clockTime, comingAt, todayAt } from './clock-time.ts';
import { soonestReady, togetherMs, usualReady } from './timeline.ts';
import { togetherText } from './together.text.ts';
import type { Dish } from './use-dishes.ts';

/** The time when the dishes must be ready: the one that she typed, or a usual one. */
export function useReadyTime(dishes: readonly Dish[], plan: { readyAt: number } | undefined, nowMs: number) {
  const { draft, change, reset } = useKeptDraft({
    name: 'together-draft',
    start: (): { time: string | undefined } => ({ time: undefined }),
  });
  const typed = draft.time;
  const lengthMs = togetherMs(dishes);
  const dinner = todayAt(MEAL_TIMES.DINNER, nowMs) ?? nowMs;
  // Changing a plan keeps its hour, if it can still be reached.
  const isReachable = plan !== undefined && plan.readyAt >= nowMs + lengthMs;
  const usual = isReachable ? plan.readyAt : usualReady(nowMs, lengthMs, dinner);
  const readyAt = typed === undefined ? usual : comingAt(typed, nowMs);
  const isTooEarly = dishes.length > 1 && readyAt !== undefined && readyAt < nowMs + lengthMs;
  return {
    text: typed ?? clockTime(usual),
    setText: (time: string) => void change(() => ({ time })),
    reset,
    /** Undefined of a text that is not a time. */
    readyAt,
    nowMs,
    lengthMs,
    soonest: soonestReady(nowMs, lengthMs),
    isTooEarly,
    /** The reason why no plan can be made for it. */
    error: readyAt === undefined ? togetherText.noTime : isTooEarly ? togetherText.laterTime : undefined,
  };
}

export type ReadyTime = ReturnType<typeof useReadyTime>;
