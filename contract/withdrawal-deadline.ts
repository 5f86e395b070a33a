/**
 * The last day on which a consumer may withdraw. Recital 41 of Directive 2011/83/EU counts the period by Regulation (EEC,
 * Euratom) No 1182/71: if its last day is a Saturday, a Sunday or a public holiday, it ends with the last hour of the following
 * working day (article 3(4)).
 */
import { addDays, weekdayOf } from './moments.ts';
import { WITHDRAWAL_DAYS } from './subscription-plans.ts';

const SATURDAY = 6;

/** Public holidays that keep their date, as `MM-DD` (pühade ja tähtpäevade seadus, §§ 1 and 2). */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '02-24',
  '05-01',
  '06-23',
  '06-24',
  '08-20',
  '12-24',
  '12-25',
  '12-26',
]);

/** Good Friday, Easter Sunday and Whit Sunday, in days after Easter. */
const DAYS_AFTER_EASTER = [-2, 0, 49];

/** Takes the day of the contract, in Tallinn, which does not count itself. */
export function withdrawalDeadline(contractDay: string): string {
  let day = addDays(contractDay, WITHDRAWAL_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** True if it is neither at a weekend nor a public holiday in Estonia. */
export function isWorkingDay(day: string): boolean {
  if (weekdayOf(day) >= SATURDAY || FIXED_HOLIDAYS.has(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !DAYS_AFTER_EASTER.some((days) => addDays(easter, days) === day);
}

/**
 * The Gregorian computus for any year ("A New York correspondent", Nature, 20 April 1876; Meeus, Astronomical Algorithms,
 * chapter 8), with its letters.
 */
export function easterSunday(year: number): string {
  const whole = (dividend: number, divisor: number) => Math.floor(dividend / divisor);
  const a = year % 19;
  const b = whole(year, 100);
  const c = year % 100;
  const g = whole(b - whole(b + 8, 25) + 1, 3);
  const h = (19 * a + b - whole(b, 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * whole(c, 4) - h - (c % 4)) % 7;
  const m = whole(a + 11 * h + 22 * l, 451);
  const n = h + l - 7 * m + 114;
  return addDays(`${year}-${whole(n, 31) === 3 ? '03' : '04'}-01`, n % 31);
}
