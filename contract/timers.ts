/**
 * Limits of timers. A delay is stored as 32 bits, in browsers and in Node: a longer one, as a clock that jumps or an answer
 * from elsewhere can make it, wraps around and comes at once, over and over.
 */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Limits `ms` to a timer's greatest delay: a later time ends after 24 days, and the caller checks again. */
export function timerMs(ms: number): number {
  return ms > 0 ? Math.min(ms, MAX_TIMER_MS) : 0;
}
