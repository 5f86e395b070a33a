/** Which day and which view the menu's address asks for: `?date=2026-11-20&view=week`. */
import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../contract/moments.ts';
import { useToday } from '../../ui/use-today.ts';

export type MenuView = 'day' | 'week';

/** Today and the day view are the address's own meaning when it says nothing. */
export function useMenuAddress() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const asked = address.get('date') ?? '';
  const day = isDay(asked) ? asked : today;
  const view: MenuView = address.get('view') === 'week' ? 'week' : 'day';
  const go = (to: { day?: string; view?: MenuView }) =>
    setAddress(writeMenuAddress(to.day ?? day, to.view ?? view, today), { preventScrollReset: true });
  return { today, day, view, go };
}

export function writeMenuAddress(day: string, view: MenuView, today: string): URLSearchParams {
  return new URLSearchParams({
    ...(day !== today && { date: day }),
    ...(view === 'week' && { view }),
  });
}
