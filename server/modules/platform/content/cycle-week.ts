import { daysBetween, mondayOf } from '../../../../contract/moments.ts';

/** The Monday at which every cycle of the menu and the schedule began. */
const FIRST_MONDAY = '2026-01-05';

/** Returns the week of a cycle that contains a day, from 0; correct for days before the first Monday too. */
export function cycleWeekOf(day: string, weeks: number): number {
  const passed = daysBetween(FIRST_MONDAY, mondayOf(day)) / 7;
  return ((passed % weeks) + weeks) % weeks;
}
