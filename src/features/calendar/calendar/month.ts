/** Days for a month's grid: whole weeks from Monday, and the targets of the arrow keys. */
import { addDays, addMonths, monthOf, mondayOf, weekdayOf } from '../../../../contract/moments.ts';

/** The weeks that overlap `month`, each with seven days from Monday. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** Returns the same day of another month, or that month's last day. */
export function dayInMonth(day: string, month: string): string {
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8, 10)}`;
  return wanted < lastDay ? wanted : lastDay;
}

/** The day a key moves to from `day`, after WAI-ARIA's grid pattern; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
}
