/**
 * Days and times as Estonian writes them. Everything is read from the letters of the contract's day or moment string,
 * never through this device's time zone: an entry made at 23.50 in Tallinn says 23:50 wherever it is read.
 */
import { once } from './formatter-cache.ts';

const MONTHS =
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'.split(' ');
const NARROW_MONTHS = 'jaan veebr märts apr mai juuni juuli aug sept okt nov dets'.split(' ');
const WEEKDAYS = 'pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev'.split(' ');

// The names are written out, the same on every device: the browser's own formatters take a slow phone a tenth of a second to
// make, and a month names forty days. Only what counts is left to them.
const relativeFormatter = once(() => new Intl.RelativeTimeFormat('et', { numeric: 'auto' }));

/** The day of `dayOrMoment` as midnight UTC, only to be counted with in UTC again. */
function dateOf(dayOrMoment: string): Date {
  return new Date(`${dayOrMoment.slice(0, 10)}T00:00:00Z`);
}

const yearIn = (dayOrMoment: string) => dayOrMoment.slice(0, 4);
const monthIn = (dayOrMoment: string) => Number(dayOrMoment.slice(5, 7));
const dayIn = (dayOrMoment: string) => `${Number(dayOrMoment.slice(8, 10))}.`;

/** `20. november 2026`. */
export function formatDay(dayOrMoment: string): string {
  return `${formatDayAndMonth(dayOrMoment)} ${yearIn(dayOrMoment)}`;
}

/** `20. november`. */
export function formatDayAndMonth(dayOrMoment: string): string {
  return `${dayIn(dayOrMoment)} ${monthName(monthIn(dayOrMoment))}`;
}

/** `reede, 20. november`. */
export function formatDayWithWeekday(dayOrMoment: string): string {
  return `${formatWeekday(dayOrMoment)}, ${formatDayAndMonth(dayOrMoment)}`;
}

/** `reede`. */
export function formatWeekday(dayOrMoment: string): string {
  return WEEKDAYS[dateOf(dayOrMoment).getUTCDay()] ?? '';
}

/** `20. nov`, for narrow places. */
export function formatDayNarrow(dayOrMoment: string): string {
  return `${dayIn(dayOrMoment)} ${NARROW_MONTHS[monthIn(dayOrMoment) - 1] ?? ''}`;
}

/** `20.11.2026`. */
export function formatDayShort(dayOrMoment: string): string {
  return `${dayOrMoment.slice(8, 10)}.${dayOrMoment.slice(5, 7)}.${yearIn(dayOrMoment)}`;
}

/** `17:05`, as written in the moment itself. */
export function formatTime(moment: string): string {
  return moment.slice(11, 16);
}

/** `20. november 2026, kell 17:05`. */
export function formatMoment(moment: string): string {
  return `${formatDay(moment)}, kell ${formatTime(moment)}`;
}

/** `november 2026` from `2026-11` (or a day in it). */
export function formatMonth(monthOrDay: string): string {
  return `${monthName(monthIn(monthOrDay))} ${yearIn(monthOrDay)}`;
}

/** `november` for 11. */
export function monthName(monthNumber: number): string {
  return MONTHS[monthNumber - 1] ?? '';
}

/** Thin spaces stand where either side has spaces of its own. */
const BETWEEN = '\u2009–\u2009';

/** `16.–22. november`, `30. november – 6. detsember`. Years are written only when they differ. */
export function formatDayRange(from: string, to: string): string {
  if (yearIn(from) !== yearIn(to)) return `${formatDay(from)}${BETWEEN}${formatDay(to)}`;
  if (monthIn(from) !== monthIn(to)) return `${formatDayAndMonth(from)}${BETWEEN}${formatDayAndMonth(to)}`;
  if (dayIn(from) === dayIn(to)) return formatDayAndMonth(to);
  return `${dayIn(from)}–${formatDayAndMonth(to)}`;
}

/** `täna`, `eile`, `ülehomme`, `3 päeva eest`, seen from the day `today`. */
export function formatRelativeDay(dayOrMoment: string, today: string): string {
  const days = Math.round((dateOf(dayOrMoment).getTime() - dateOf(today).getTime()) / 86_400_000);
  return relativeFormatter().format(days, 'day');
}

const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: 86_400_000, below: 14 },
  { unit: 'week', ms: 604_800_000, below: Infinity },
] as const;

/** `2 minuti eest`, `3 tunni pärast`, `praegu`; both are milliseconds since 1970. */
export function formatRelativeTime(thenMs: number, nowMs: number): string {
  const difference = thenMs - nowMs;
  if (Math.abs(difference) < 60_000) return relativeFormatter().format(0, 'second');
  const step = STEPS.find(({ ms, below }) => Math.abs(difference) / ms < below) ?? STEPS[3];
  return relativeFormatter().format(Math.trunc(difference / step.ms), step.unit);
}
