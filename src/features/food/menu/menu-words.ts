/** The menu's names for its days and weeks. */
import { addDays, mondayOf } from '../../../../contract/moments.ts';
import { formatDayRange, formatDayWithWeekday, formatRelativeDay } from '../../../language/dates.ts';
import { actions } from '../../../language/words.ts';

export interface MenuHeading {
  /** „täna“, „See nädal“; absent for days and weeks without such a word. */
  near?: string;
  date: string;
}

/** „täna“ and „reede, 20. november“; the word exists only for yesterday, today and tomorrow. */
export function dayHeading(day: string, today: string): MenuHeading {
  const isNear = [addDays(today, -1), today, addDays(today, 1)].includes(day);
  return { ...(isNear && { near: formatRelativeDay(day, today) }), date: formatDayWithWeekday(day) };
}

/** „See nädal“ and „16.–22. november“. */
export function weekHeading(day: string, today: string): MenuHeading {
  const monday = mondayOf(day);
  return {
    ...(monday === mondayOf(today) && { near: actions.thisWeek }),
    date: formatDayRange(monday, addDays(monday, 6)),
  };
}
