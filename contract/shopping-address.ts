/** `?day=2026-11-20&view=week`: the days of the menu that are offered for the list. */
import { isCalendarDay } from './calendar-day.ts';
import { paths } from './paths.ts';

export interface OfferedDays {
  day: string;
  /** The day alone, or its week. */
  view: 'day' | 'week';
}

export function offeringDays({ day, view }: OfferedDays): string {
  return `${paths.shopping.to()}?${new URLSearchParams({ day, view }).toString()}`;
}

export function offeredDays(address: URLSearchParams): OfferedDays | undefined {
  const day = address.get('day') ?? '';
  if (!isCalendarDay(day)) return undefined;
  return { day, view: address.get('view') === 'week' ? 'week' : 'day' };
}
