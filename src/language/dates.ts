/**
 * Days and times as Estonian writes them. Everything is read from the text of the contract's day or moment, never
 * through this device's time zone: an entry made at 23.50 in Tallinn shows 23:50 everywhere.
 */
import { type DateCase, dayAndMonthWords, dayWords, weekdayWord } from '../../contract/date-cases.ts';
import { daysBetween } from '../../contract/moments.ts';
import { writtenDate } from '../../contract/written-date.ts';

const yearIn = (dayOrMoment: string) => dayOrMoment.slice(0, 4);
const monthIn = (dayOrMoment: string) => dayOrMoment.slice(5, 7);

/** A day's number and its month stay on one line. */
const unbroken = (date: string) => date.replace('. ', '.\u00A0');

/** `20. november 2026`; other cases: `20. novembril 2026`, `20. novembrini 2026` … */
export function formatDay(dayOrMoment: string, dateCase: DateCase = 'nominative'): string {
  return unbroken(dayWords(writtenDate(dayOrMoment), dateCase));
}

/** `20. november`, `20. novembril` … */
export function formatDayAndMonth(dayOrMoment: string, dateCase: DateCase = 'nominative'): string {
  return unbroken(dayAndMonthWords(writtenDate(dayOrMoment), dateCase));
}

/** `reede, 20. november`, `reedel, 20. novembril` … */
export function formatDayWithWeekday(dayOrMoment: string, dateCase: DateCase = 'nominative'): string {
  return `${formatWeekday(dayOrMoment, dateCase)}, ${formatDayAndMonth(dayOrMoment, dateCase)}`;
}

/** `reede`, `reedel` … */
export function formatWeekday(dayOrMoment: string, dateCase: DateCase = 'nominative'): string {
  return weekdayWord(writtenDate(dayOrMoment), dateCase);
}

/** `20. nov`, for narrow places. */
export function formatDayNarrow(dayOrMoment: string): string {
  return unbroken(writtenDate(dayOrMoment).format('D. MMM'));
}

/** `20.11.2026`. */
export function formatDayShort(dayOrMoment: string): string {
  return writtenDate(dayOrMoment).format('DD.MM.YYYY');
}

/** `17:05`, as written in the moment itself. */
export function formatTime(moment: string): string {
  return moment.slice(11, 16);
}

/** `20. november 2026, kell 17:05`; within a sentence `20. novembril 2026 kell 17:05`, `20. novembrini 2026 kella 17:05-ni`. */
export function formatMoment(moment: string, dateCase: DateCase = 'nominative'): string {
  const day = formatDay(moment, dateCase);
  if (dateCase === 'terminative') return `${day} kella ${formatTime(moment)}-ni`;
  return `${day}${dateCase === 'nominative' ? ',' : ''} kell ${formatTime(moment)}`;
}

/** `20. november`, and of another year than the day `today` its year too: `20. november 2025`. */
export function formatDaySeenFrom(
  today: string,
  dayOrMoment: string,
  dateCase: DateCase = 'nominative',
): string {
  const format = yearIn(dayOrMoment) === yearIn(today) ? formatDayAndMonth : formatDay;
  return format(dayOrMoment, dateCase);
}

/** `reede, 20. november`, and of another year than `today` with its year: a slip of the year is seen. */
export function formatWeekdaySeenFrom(
  today: string,
  dayOrMoment: string,
  dateCase: DateCase = 'nominative',
): string {
  return `${formatWeekday(dayOrMoment, dateCase)}, ${formatDaySeenFrom(today, dayOrMoment, dateCase)}`;
}

/** `20. novembril kell 17:05`, and of another year than `today` with its year: when, in a sentence. */
export function formatWhen(moment: string, today: string): string {
  return `${formatDaySeenFrom(today, moment, 'adessive')} kell ${formatTime(moment)}`;
}

/** `täna 17:05`, `eile 17:05`, `20. nov 17:05`, and of another year its day alone: one short line, seen from the day `today`. */
export function formatMomentNarrow(moment: string, today: string): string {
  if (yearIn(moment) !== yearIn(today)) return formatDayShort(moment);
  const days = daysBetween(moment, today);
  const day = days === 0 || days === 1 ? formatRelativeDay(moment, today) : formatDayNarrow(moment);
  return `${day} ${formatTime(moment)}`;
}

/** `november 2026` from `2026-11` (or a day in it). */
export function formatMonth(monthOrDay: string): string {
  return writtenDate(monthOrDay).format('MMMM YYYY');
}

/** A range gets thin spaces around its dash when either end contains a space. */
const BETWEEN = '\u2009–\u2009';

/** `16.–22. november`, `30. november – 6. detsember`. Years are written only when they differ. */
export function formatDayRange(from: string, to: string): string {
  if (yearIn(from) !== yearIn(to)) return `${formatDay(from)}${BETWEEN}${formatDay(to)}`;
  if (monthIn(from) !== monthIn(to)) return `${formatDayAndMonth(from)}${BETWEEN}${formatDayAndMonth(to)}`;
  if (from.slice(0, 10) === to.slice(0, 10)) return formatDayAndMonth(to);
  return `${writtenDate(from).format('D.')}–${formatDayAndMonth(to)}`;
}

/** Days that have a word of their own, by how many days they are after today. */
const NEAR_DAYS: Record<number, string> = {
  '-2': 'üleeile',
  '-1': 'eile',
  0: 'täna',
  1: 'homme',
  2: 'ülehomme',
};

/** `unit` is in the genitive. Written by hand, because creating Intl's formatter takes a slow phone a tenth of a second. */
function apart(count: number, unit: string): string {
  return `${Math.abs(count)}\u00A0${unit} ${count < 0 ? 'eest' : 'pärast'}`;
}

function daysApart(days: number): string {
  return NEAR_DAYS[days] ?? apart(days, 'päeva');
}

/** `täna`, `eile`, `ülehomme`, `3 päeva eest`, relative to the day `today`. */
export function formatRelativeDay(dayOrMoment: string, today: string): string {
  return daysApart(daysBetween(today, dayOrMoment));
}

/**
 * `täna`, `eile`, `üleeile`, and for further days `20. novembril`, with its year if it is another: the day of something, in a
 * sentence.
 */
export function formatDayOf(dayOrMoment: string, today: string): string {
  return NEAR_DAYS[daysBetween(today, dayOrMoment)] ?? formatDaySeenFrom(today, dayOrMoment, 'adessive');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * `2 minuti eest`, `3 tunni pärast`, `äsja`; from a day apart on by the calendar, in which a day of 25 hours is one day.
 */
export function formatRelativeTime(moment: string, now: string): string {
  const difference = Date.parse(moment) - Date.parse(now);
  const distance = Math.abs(difference);
  if (distance < MINUTE_MS) return 'äsja';
  if (distance < HOUR_MS) return apart(Math.trunc(difference / MINUTE_MS), 'minuti');
  const days = daysBetween(now, moment);
  if (distance < DAY_MS || days === 0) return apart(Math.trunc(difference / HOUR_MS), 'tunni');
  if (Math.abs(days) < 14) return daysApart(days);
  return apart(Math.trunc(days / 7), 'nädala');
}
