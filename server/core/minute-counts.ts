/**
 * Counts frequent calls in the memory of this process, a minute at a time: they stop a flood, of which each process stops its
 * share, and cost no query. Rare calls with limits that all processes share are counted in modules/platform/call-counts.
 */

export interface MinuteCounts {
  /** Counts one call. Returns the seconds to wait if there were too many, else null. */
  take(key: string): number | null;
}

const MINUTE_MS = 60_000;
/** Above this many callers in a minute all counts start again. */
const MAX_KEYS = 100_000;

export function createMinuteCounts(
  maxPerMinute: number,
  now: () => number = () => performance.now(),
): MinuteCounts {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    take(key) {
      const time = now();
      if (time >= endsAt || counts.size >= MAX_KEYS) {
        counts.clear();
        endsAt = time + MINUTE_MS;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > maxPerMinute ? Math.max(1, Math.ceil((endsAt - time) / 1000)) : null;
    },
  };
}
