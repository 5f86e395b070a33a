/** Which day the calendar's address asks for: `/calendar/2026-11-20`. */
import { useNavigate, useParams } from 'react-router-dom';
import { isDay } from '../../contract/moments.ts';

const PATH = '/calendar';

/**
 * The day that is drawn, and the way to another. `chooseFrom` counts from the day that was last asked for: of two
 * quick presses the second comes before the screen has drawn what the first one asked.
 */
export function useCalendarAddress(today: string) {
  const { date = '' } = useParams();
  const navigate = useNavigate();
  const day = isDay(date) ? date : today;
  const choose = (chosen: string) =>
    void navigate(chosen === today ? PATH : `${PATH}/${chosen}`, { replace: true, preventScrollReset: true });
  const chooseFrom = (next: (asked: string) => string) => choose(next(dayInPath(location.pathname) ?? today));
  return { day, choose, chooseFrom };
}

function dayInPath(path: string): string | undefined {
  const asked = path.slice(PATH.length + 1);
  return path.startsWith(`${PATH}/`) && isDay(asked) ? asked : undefined;
}
