import type { Pause } from '../../../../contract/marks/program-start.mark.ts';
import { addDays, mondayOf } from '../../../../contract/moments.ts';

/** The days of the week of `day`, from Monday. */
export function weekOf(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
}

/** True if she rests from a program on any day of this week up to `today`. */
export function isRestWeek(pauses: readonly Pause[], today: string): boolean {
  return pauses.some(
    ({ from, to }) => from <= today && (to === undefined || (to > from && to > mondayOf(today))),
  );
}
