import { momentOf } from './moments.ts';

/**
 * The moment of something done at `now` by one who has seen things of the moments `seen`: later than all of them, also
 * where this device's clock is behind another's. Those that are not known are left out.
 */
export function momentAfter(now: Date, ...seen: readonly (string | null | undefined)[]): string {
  const latest = Math.max(...seen.flatMap((moment) => (moment ? [Date.parse(moment)] : [])));
  return momentOf(latest >= now.getTime() ? new Date(latest + 1) : now);
}
