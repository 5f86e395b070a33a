import { momentOf } from './moments.ts';

/**
 * The moment of something done at `now` by a member who has seen things of the moments `seen`: later than all of them, even if
 * this device's clock is behind another's. Unknown ones are left out.
 */
export function momentAfter(now: Date, ...seen: readonly (string | null | undefined)[]): string {
  const latest = Math.max(...seen.flatMap((moment) => (moment ? [Date.parse(moment)] : [])));
  return momentOf(latest >= now.getTime() ? new Date(latest + 1) : now);
}
