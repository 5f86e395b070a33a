/** Which day and which view the menu's address asks for: `?date=2026-11-20&view=week`. */
import { useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '../../contract/moments.ts';
import { useToday } from '../../ui/use-today.ts';

export type MenuView = 'day' | 'week';

/**
 * Today and the day view are the address's own meaning when it says nothing. `go` leaves what it is not told as it was
 * last asked for; `byDays` counts from there.
 */
export function useMenuAddress() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const { day, view } = readMenuAddress(address, today);
  const go = (to: { day?: string; byDays?: number; view?: MenuView }) => {
    // Of two quick presses the second comes before the screen has drawn what the first one asked.
    const asked = readMenuAddress(new URLSearchParams(location.search), today);
    const wanted = to.day ?? addDays(asked.day, to.byDays ?? 0);
    setAddress(writeMenuAddress(wanted, to.view ?? asked.view, today), { preventScrollReset: true });
  };
  return { today, day, view, go };
}

function readMenuAddress(address: URLSearchParams, today: string): { day: string; view: MenuView } {
  const date = address.get('date') ?? '';
  return { day: isDay(date) ? date : today, view: address.get('view') === 'week' ? 'week' : 'day' };
}

export function writeMenuAddress(day: string, view: MenuView, today: string): URLSearchParams {
  return new URLSearchParams({
    ...(day !== today && { date: day }),
    ...(view === 'week' && { view }),
  });
}
