/**
 * The hours in which she is not reminded of anything, by the clock in Tallinn. They last over midnight if they begin later than
 * they end; two equal times leave no hour quiet.
 */
import type { MarkKind } from './mark-kind.ts';

export interface QuietHours {
  /** `21:00`, the first quiet minute. */
  from: string;
  /** `08:00`, the first that is not. */
  to: string;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const quietHours: MarkKind<QuietHours> = {
  name: 'quiet-hours',
  key: /^reminders$/,
  maxKept: 1,
  isValue(value): value is QuietHours {
    if (typeof value !== 'object' || value === null) return false;
    const { from, to }: Partial<Record<keyof QuietHours, unknown>> = value;
    return typeof from === 'string' && typeof to === 'string' && TIME.test(from) && TIME.test(to);
  },
};

/** Its only key. */
export const REMINDERS = 'reminders';

/** The hours until she chooses her own. */
export const USUAL_QUIET_HOURS: QuietHours = { from: '21:00', to: '08:00' };

/** `time` is `18:00`. */
export function isQuiet({ from, to }: QuietHours, time: string): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
