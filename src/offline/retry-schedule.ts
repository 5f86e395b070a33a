/** When to try again after a failure that may pass. */

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;

/**
 * Doubling from 2 s to 5 min, each between half and the whole of it, so that phones which lost the same network do not
 * come back together. `failures` counts from 1; `random` is in [0, 1).
 */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 20));
  return whole / 2 + (whole / 2) * random();
}
