import { mondayOf } from '../../../src/contract/moments.ts';

/** The Monday at which every cycle of the menu and the schedule began. */
const FIRST_MONDAY = '2026-01-05';
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Which week of a cycle of `weeks` weeks a day falls into, from 0; right for days before the first Monday too. */
export function cycleWeekOf(day: string, weeks: number): number {
  const passed = Math.round((Date.parse(mondayOf(day)) - Date.parse(FIRST_MONDAY)) / WEEK_MS);
  return ((passed % weeks) + weeks) % weeks;
}
