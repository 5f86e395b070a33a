import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { togetherText } from './together.text.ts';

/** So long past a time is late; longer, she means tomorrow's. */
const LATE_MS = 2 * 60 * 60 * 1000;

/** `18:30` by this device's clock. */
export function clockTime(ms: number): string {
  return formatTime(momentOf(new Date(ms)));
}

/** `kell 18:30`, and `homme kell 12:30` once midnight is between. */
export function whenOf(ms: number, nowMs: number): string {
  const dayAt = (at: number) => dayOf(momentOf(new Date(at)));
  return fill(dayAt(ms) > dayAt(nowMs) ? togetherText.atTomorrow : togetherText.at, { time: clockTime(ms) });
}

/** The epoch ms at which her clock shows `18:30` on the day of `nowMs`; undefined of no time. */
export function todayAt(time: string, nowMs: number): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return undefined;
  return new Date(nowMs).setHours(hours, minutes, 0, 0);
}

/** The epoch ms of the coming `18:30`, or of one that has just passed; undefined of no time. */
export function comingAt(time: string, nowMs: number): number | undefined {
  const today = todayAt(time, nowMs);
  if (today === undefined || today >= nowMs - LATE_MS) return today;
  // A calendar day, because a day on which the clocks change does not have 24 hours.
  const tomorrow = new Date(today);
  return tomorrow.setDate(tomorrow.getDate() + 1);
}
