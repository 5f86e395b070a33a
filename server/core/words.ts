/** Sums and dates in words, for the pages and mails that the server writes itself. */
import { type DateCase, dayWords } from '../../contract/date-cases.ts';
import { wallClockInTallinn } from './tallinn-time.ts';

const EURO = new Intl.NumberFormat('et-EE', { style: 'currency', currency: 'EUR' });

/** `1490` → `14,90 €`. */
export const euros = (cents: number): string => EURO.format(cents / 100);
/** The day in Tallinn: `21. november 2026`; on, until or from it: `21. novembril 2026`, `21. novembrini 2026` … */
export const dayInWords = (date: Date, dateCase: DateCase = 'nominative'): string =>
  dayWords(wallClockInTallinn(date), dateCase);
/** `21. november 2026, kell 17:05`; in a sentence `21. novembril 2026 kell 17:05`. */
export function momentInWords(date: Date, dateCase: DateCase = 'nominative'): string {
  const comma = dateCase === 'nominative' ? ',' : '';
  return `${dayInWords(date, dateCase)}${comma} kell ${wallClockInTallinn(date).format('HH:mm')}`;
}
