/** Decides when to try again after a temporary failure. */

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;
/** A network that heals without the browser noticing is found out by asking, while she may be looking at what waits. */
const MAX_WATCHED_DELAY_MS = 5_000;

export interface RetryAfter {
  /** Failures of one kind in a row, from 1. */
  failures: number;
  /** The wait that the service asked for. It cannot stop sending for longer than failures do. */
  askedMs?: number | undefined;
  /** The service did not answer, and the page is visible. */
  isWatched?: boolean;
  /** A random number in [0, 1). */
  random?: (() => number) | undefined;
}

/**
 * Doubling from 2 s to 5 min, or to 5 s while she watches and nothing answers, each between half and the whole of it. So phones
 * which lost the same network do not come back together. For the same reason a wait that the service asked for is up to a quarter
 * longer.
 */
export function retryDelayMs({ failures, askedMs, isWatched, random = Math.random }: RetryAfter): number {
  if (askedMs) return Math.min(askedMs * (1 + random() / 4), MAX_DELAY_MS);
  const most = isWatched ? MAX_WATCHED_DELAY_MS : MAX_DELAY_MS;
  const whole = Math.min(most, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 20));
  return whole / 2 + (whole / 2) * random();
}
