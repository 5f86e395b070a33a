/** Sums, dates and states in words, for the pages and mails that the server writes itself. */
import type { SubscriptionStatus } from '../graphql/resolver-types.generated.ts';

const EURO = new Intl.NumberFormat('et-EE', { style: 'currency', currency: 'EUR' });
const DAY = new Intl.DateTimeFormat('et-EE', { dateStyle: 'long', timeZone: 'Europe/Tallinn' });
const MOMENT = new Intl.DateTimeFormat('et-EE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Tallinn',
});

/** `1490` → `14,90 €`. */
export const euros = (cents: number): string => EURO.format(cents / 100);
/** `21. november 2026`. */
export const dayInWords = (date: Date): string => DAY.format(date);
/** `21. november 2026, kell 17:05`. */
export const momentInWords = (date: Date): string => MOMENT.format(date);

export const STATUS_WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Aktiivne',
  trialing: 'Prooviperiood',
  past_due: 'Makse hilineb',
  unpaid: 'Maksmata',
  canceled: 'Lõppenud',
  incomplete: 'Makse pooleli',
  incomplete_expired: 'Makse aegus',
  paused: 'Peatatud',
};
