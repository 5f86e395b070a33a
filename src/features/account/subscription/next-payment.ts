import { once } from '../../../language/formatter-cache.ts';

/** The contract follows the calendar in Tallinn, wherever she reads it. */
const tallinnDay = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }));

/** The day in Tallinn at `now`, in epoch ms. */
export function dayInTallinn(now: number): string {
  return tallinnDay().format(now);
}

/**
 * The day of the second payment of an order at `now`. Stripe counts the month in UTC: on the same day at the same time, or on the
 * month's last day if it has no such day.
 */
export function nextPaymentDay(now: number): string {
  const next = new Date(now);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + 1);
  // A day that the month does not have leads into the one after.
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return dayInTallinn(next.getTime());
}
