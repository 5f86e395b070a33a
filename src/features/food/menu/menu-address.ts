/** The menu's day and view are in its address: `?date=2026-11-20&view=week`. */
import { useSearchParams } from 'react-router-dom';
import { isCalendarDay } from '../../../../contract/calendar-day.ts';
import { addDays } from '../../../../contract/moments.ts';
import { useToday } from '../../../ui/use-today.ts';

export type MenuView = 'day' | 'week';

/**
 * An address without parameters means today and the day view. `go` keeps every value that it is not given as last requested, and
 * `byDays` counts from there. Back leads to the screen before the menu.
 */
export function useMenuAddress() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const { day, view } = readMenuAddress(address, today);
  const go = (to: { day?: string; byDays?: number; view?: MenuView }) => {
    // A second quick press comes before the screen shows the first one's day.
    const asked = readMenuAddress(new URLSearchParams(location.search), today);
    const wanted = to.day ?? addDays(asked.day, to.byDays ?? 0);
    setAddress(writeMenuAddress(wanted, to.view ?? asked.view, today), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { today, day, view, go };
}

function readMenuAddress(address: URLSearchParams, today: string): { day: string; view: MenuView } {
  const date = address.get('date') ?? '';
  return {
    day: isCalendarDay(date) ? date : today,
    view: address.get('view') === 'week' ? 'week' : 'day',
  };
}

export function writeMenuAddress(day: string, view: MenuView, today: string): URLSearchParams {
  return new URLSearchParams({
    ...(day !== today && { date: day }),
    ...(view === 'week' && { view }),
  });
}
