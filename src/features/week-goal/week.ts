import type { Pause, ProgramStart } from '../../contract/marks/program-start.mark.ts';
import { addDays, mondayOf } from '../../contract/moments.ts';

/** The days of the week of `day`, from Monday. */
export function weekOf(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
}

/** Whether a program of hers rests on any day of this week up to `today`. */
export function isRestWeek(programs: Iterable<ProgramStart>, today: string): boolean {
  const isThisWeek = ({ from, to }: Pause) =>
    from <= today && (to === undefined || (to > from && to > mondayOf(today)));
  return [...programs].some(({ pauses }) => pauses.some(isThisWeek));
}
