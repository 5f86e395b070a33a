/** Reads a file's date and time as the contract's moment. */
import { FIRST_ENTRY_DAY } from '../../../../contract/limits.ts';
import { isDay, isMoment, momentOf } from '../../../../contract/moments.ts';

/** The first number in `03/04/2026`. */
export type DayOrder = 'day' | 'month';

/** No time was written: noon is within the day in each of her time zones. */
const NOON = { hour: 12, minute: 0, second: 0 };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
const DAY_MONTH_NAME = /^(\d{1,2})[ .-]+([a-z]{3})[a-z]*\.?,?[ -]+(\d{4})/i;
const MONTH_NAME_DAY = /^([a-z]{3})[a-z]*\.? +(\d{1,2}),? +(\d{4})/i;
const TIME =
  /^[T,\s]*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const UNIX = /^1\d{9}(?:\d{3})?$/;

interface Day {
  year: number;
  month: number;
  day: number;
}

/** The two numbers whose order a file leaves open, as `03/04/2026` does; nothing for any other date. */
export function openOrder(date: string): readonly [number, number] | undefined {
  const match = SLASHED.exec(date.trim());
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

export function isDateAlone(text: string): boolean {
  const found = readDay(text.trim(), 'day') ?? readDay(text.trim(), 'month');
  return found !== undefined && found.rest.trim() === '';
}

export function beginsWithDate(text: string): boolean {
  const plain = text.trim();
  return UNIX.test(plain) || (readDay(plain, 'day') ?? readDay(plain, 'month')) !== undefined;
}

/**
 * A moment without an offset is in this device's time zone, and so is one in UTC, which no scale means; any other offset is that
 * of her place then. Undefined if it is not a date.
 */
export function readMoment(date: string, time: string, order: DayOrder): string | undefined {
  if (UNIX.test(date.trim())) return momentOf(new Date(Number(date.trim().padEnd(13, '0'))));
  const found = readDay(date.trim(), order);
  if (!found) return undefined;
  const clock = readTime(`${found.rest} ${time}`.trim());
  if (!clock) return undefined;
  const { year, month, day } = found;
  const { hour, minute, second, offset } = clock;
  if (offset === undefined) return momentOf(new Date(year, month - 1, day, hour, minute, second));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second) - offset * 60_000;
  const moment = offset === 0 ? momentOf(new Date(utc)) : momentOf(new Date(utc), offset);
  // The server knows no offset beyond those of the earth.
  return isMoment(moment) ? moment : undefined;
}

function readDay(text: string, order: DayOrder): (Day & { rest: string }) | undefined {
  const found = dayIn(text, order);
  if (!found) return undefined;
  const { year, month, day } = found;
  const written = [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
  return isDay(written) && written >= FIRST_ENTRY_DAY ? found : undefined;
}

function dayIn(text: string, order: DayOrder): (Day & { rest: string }) | undefined {
  const as = (match: RegExpExecArray, year: number, month: number, day: number) => ({
    year,
    month,
    day,
    rest: text.slice(match[0].length),
  });
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return as(yearFirst, Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dotted = DOTTED.exec(text);
  if (dotted) return as(dotted, Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const year = Number(slashed[3]) + (slashed[3]?.length === 2 ? 2000 : 0);
    return order === 'day' ? as(slashed, year, second, first) : as(slashed, year, first, second);
  }
  const dayMonth = DAY_MONTH_NAME.exec(text);
  if (dayMonth) return as(dayMonth, Number(dayMonth[3]), monthNamed(dayMonth[2]), Number(dayMonth[1]));
  const monthDay = MONTH_NAME_DAY.exec(text);
  return monthDay
    ? as(monthDay, Number(monthDay[3]), monthNamed(monthDay[1]), Number(monthDay[2]))
    : undefined;
}

function readTime(
  text: string,
): { hour: number; minute: number; second: number; offset?: number } | undefined {
  if (text === '') return NOON;
  const match = TIME.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, seconds = '0', half, offset] = match;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const [minute, second] = [Number(minutes), Number(seconds)];
  if (hour > 23 || minute > 59 || second > 59 || (half && Number(hours) > 12)) return undefined;
  return { hour, minute, second, ...(offset !== undefined && { offset: minutesOf(offset) }) };
}

function minutesOf(offset: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(offset);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

const monthNamed = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1;
const pad = (number: number) => String(number).padStart(2, '0');
