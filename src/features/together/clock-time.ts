import { momentOf } from '../../contract/moments.ts';
import { formatTime } from '../../language/dates.ts';

/** A time so long past is the one after midnight. */
const PAST_MS = 12 * 60 * 60 * 1000;

/** `18:30` by this device's clock. */
export function clockTime(ms: number): string {
  return formatTime(momentOf(new Date(ms)));
}

/** The epoch ms at which her clock shows `18:30` today, or after the coming midnight; undefined of no time. */
export function atClockTime(time: string, nowMs: number): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return undefined;
  const at = new Date(nowMs);
  at.setHours(hours, minutes, 0, 0);
  // A calendar day, because a day on which the clocks change does not have 24 hours.
  if (at.getTime() < nowMs - PAST_MS) at.setDate(at.getDate() + 1);
  return at.getTime();
}
