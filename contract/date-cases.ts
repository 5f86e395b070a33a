/** Dates in the case that the sentence around them asks for, on the screens and in the mails alike. */
import type { WrittenDate } from './written-date.ts';

/** The cases of a date: on it, until it, from it, of it, and the nominative. */
export type DateCase = 'nominative' | 'genitive' | 'adessive' | 'terminative' | 'elative';

/** Each is appended to the genitive: novembri, novembril, novembrini, novembrist. */
const ENDINGS: Readonly<Record<Exclude<DateCase, 'nominative'>, string>> = {
  genitive: '',
  adessive: 'l',
  terminative: 'ni',
  elative: 'st',
};

/** `20. november`, `20. novembril` … */
export function dayAndMonthWords(date: WrittenDate, dateCase: DateCase): string {
  return `${date.format('D.')} ${inCase(date.format('MMMM'), dateCase, genitiveOfMonth)}`;
}

/** `20. november 2026`, `20. novembril 2026` … */
export function dayWords(date: WrittenDate, dateCase: DateCase): string {
  return `${dayAndMonthWords(date, dateCase)} ${date.format('YYYY')}`;
}

/** `reede`, `reedel` … */
export function weekdayWord(date: WrittenDate, dateCase: DateCase): string {
  return inCase(date.format('dddd'), dateCase, genitiveOfWeekday);
}

/** november → novembri, märts → märtsi, mai → mai. */
const genitiveOfMonth = (name: string) => name.replace(/ber$/, 'br').replace(/[^aeiou]$/, '$&i');
/** laupäev → laupäeva, reede → reede. */
const genitiveOfWeekday = (name: string) => name.replace(/päev$/, 'päeva');

function inCase(name: string, dateCase: DateCase, genitiveOf: (name: string) => string): string {
  return dateCase === 'nominative' ? name : genitiveOf(name) + ENDINGS[dateCase];
}
