/** The calendar's day is in its address: `/calendar/2026-11-20`. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isCalendarDay } from '../../../../contract/calendar-day.ts';
import { paths } from '../../../../contract/paths.ts';

/**
 * The shown day, and functions that change it. `chooseFrom` counts from the day requested last, because a second
 * quick press comes before the screen shows the first one's day.
 */
export function useCalendarAddress(today: string) {
  const { date = '' } = useParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const day = isCalendarDay(date) ? date : today;
  const asked = useRef<string>(undefined);
  useLayoutEffect(() => {
    asked.current = undefined;
  }, [key]);
  const choose = (chosen: string) => {
    asked.current = chosen;
    void navigate(paths.calendar.to(chosen === today ? undefined : chosen), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const chooseFrom = (next: (from: string) => string) => choose(next(asked.current ?? day));
  return { day, choose, chooseFrom };
}
