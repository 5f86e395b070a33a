import { addDays, mondayOf } from '../../../../contract/moments.ts';

/** The days that she can put a dish on: from today to the end of next week, whose menu is on her phone. */
export function menuDays(today: string): string[] {
  const last = addDays(mondayOf(today), 13);
  const days: string[] = [];
  for (let day = today; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
