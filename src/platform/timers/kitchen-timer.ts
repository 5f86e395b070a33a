/**
 * A kitchen timer keeps when it ends, never how much is left: a locked phone, a reload or a slow tab cannot make it
 * wrong.
 *
 *   running ──its time comes──▶ done ──removed──▶ (gone)
 *    │   ▲                        ▲
 *  paused ┘ ── removed ───────────┘
 */
export interface KitchenTimer {
  /** Recipe, step and position in the step: pressing the same time again restarts the same timer. */
  id: string;
  recipeId: string;
  recipeName: string;
  /** Its purpose; undefined if its step does not say. */
  name?: string | undefined;
  /** Counted from 1. */
  step: number;
  /** The step's own words: „3–4 minutit“. */
  label: string;
  seconds: number;
  /** Epoch ms; null while paused. */
  endsAt: number | null;
  /** Time left when it was paused; meaningless while it runs. */
  pausedMs: number;
  isRung: boolean;
}

export type NewKitchenTimer = Pick<
  KitchenTimer,
  'id' | 'recipeId' | 'recipeName' | 'name' | 'step' | 'label' | 'seconds'
>;

/** Adds the timer at the end; one with the same id restarts. */
export function startTimer(
  timers: readonly KitchenTimer[],
  timer: NewKitchenTimer,
  nowMs: number,
): KitchenTimer[] {
  const started = { ...timer, endsAt: nowMs + timer.seconds * 1000, pausedMs: 0, isRung: false };
  return [...removeTimer(timers, timer.id), started];
}

export function removeTimer(timers: readonly KitchenTimer[], id: string): KitchenTimer[] {
  return timers.filter((timer) => timer.id !== id);
}

export function pauseTimer(timers: readonly KitchenTimer[], id: string, nowMs: number): KitchenTimer[] {
  return timers.map((timer) =>
    timer.id === id && timer.endsAt !== null && timer.endsAt > nowMs
      ? { ...timer, endsAt: null, pausedMs: timer.endsAt - nowMs }
      : timer,
  );
}

export function continueTimer(timers: readonly KitchenTimer[], id: string, nowMs: number): KitchenTimer[] {
  return timers.map((timer) =>
    timer.id === id && timer.endsAt === null ? { ...timer, endsAt: nowMs + timer.pausedMs } : timer,
  );
}

/** Pauses all of them: the lock screen shows one track for all. */
export function pauseAll(timers: readonly KitchenTimer[], nowMs: number): KitchenTimer[] {
  return timers.reduce((kept, { id }) => pauseTimer(kept, id, nowMs), [...timers]);
}

export function continueAll(timers: readonly KitchenTimer[], nowMs: number): KitchenTimer[] {
  return timers.reduce((kept, { id }) => continueTimer(kept, id, nowMs), [...timers]);
}

/** Negative once its time is over. */
export function remainingMs(timer: KitchenTimer, nowMs: number): number {
  return timer.endsAt === null ? timer.pausedMs : timer.endsAt - nowMs;
}

export function isTimerDone(timer: KitchenTimer, nowMs: number): boolean {
  return remainingMs(timer, nowMs) <= 0;
}

/** Marks every timer that is due as rung; returns the same array if there is none. */
export function ringDue(timers: readonly KitchenTimer[], nowMs: number): readonly KitchenTimer[] {
  const isDue = (timer: KitchenTimer) => !timer.isRung && isTimerDone(timer, nowMs);
  return timers.some(isDue)
    ? timers.map((timer) => (isDue(timer) ? { ...timer, isRung: true } : timer))
    : timers;
}

/** `4:05`, `1:20:00`. Rounded up, so that 0:00 appears only when the time is over. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function isKitchenTimers(value: unknown): value is KitchenTimer[] {
  return Array.isArray(value) && value.every(isKitchenTimer);
}

function isKitchenTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false;
  const timer: Partial<Record<keyof KitchenTimer, unknown>> = value;
  const hasTexts = [timer.id, timer.recipeId, timer.recipeName, timer.label].every(
    (text) => typeof text === 'string',
  );
  const hasNumbers = [timer.step, timer.seconds, timer.pausedMs].every(
    (number) => typeof number === 'number',
  );
  const hasName = timer.name === undefined || typeof timer.name === 'string';
  return hasTexts && hasName && hasNumbers && (timer.endsAt === null || typeof timer.endsAt === 'number');
}
