/** The calendar's day is in its address: `/calendar/2026-11-20`. */
import { useNavigate, useParams } from 'react-router-dom';
import { isCalendarDay } from '../../contract/calendar-day.ts';
import { paths } from '../../contract/paths.ts';

const PATH = paths.calendar.to();

/**
 * The shown day, and functions that change it. `chooseFrom` counts from the day requested last, because a second
 * quick press comes before the screen shows the first one's day.
 */
export function useCalendarAddress(today: string) {
  const { date = '' } = useParams();
  const navigate = useNavigate();
  const day = isCalendarDay(date) ? date : today;
  const choose = (chosen: string) =>
    void navigate(paths.calendar.to(chosen === today ? undefined : chosen), {
      replace: true,
      preventScrollReset: true,
    });
  const chooseFrom = (next: (asked: string) => string) => choose(next(dayInPath(location.pathname) ?? today));
  return { day, choose, chooseFrom };
}

function dayInPath(path: string): string | undefined {
  const asked = path.slice(PATH.length + 1);
  return path.startsWith(`${PATH}/`) && isCalendarDay(asked) ? asked : undefined;
}
