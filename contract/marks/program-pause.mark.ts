/**
 * Records that she rests from a program, and until when. Keyed by the program's id and the day from which she rests, so that no
 * rest is lost when two phones are both without a network. Her reason is not stored.
 */
import { isCalendarDay } from '../calendar-day.ts';
import { isDay } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';
import type { Pause } from './program-start.mark.ts';

export interface ProgramPause {
  /** The day on which she resumes, which may be to come; absent as long as she has not said. */
  to?: string;
}

export const programPause: MarkKind<ProgramPause> = {
  name: 'program-pause',
  key: /^[\w-]{1,100}\.(?<day>\d{4}-\d{2}-\d{2})$/,
  maxKept: 200,
  isValue(value): value is ProgramPause {
    if (typeof value !== 'object' || value === null) return false;
    const { to }: Partial<Record<keyof ProgramPause, unknown>> = value;
    return to === undefined || (typeof to === 'string' && isCalendarDay(to));
  },
};

export function pauseKey(programId: string, from: string): string {
  return `${programId}.${from}`;
}

export function programOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/** Undefined if the key names no day that exists. */
export function pauseOf(key: string, { to }: ProgramPause): Pause | undefined {
  const from = key.slice(key.lastIndexOf('.') + 1);
  return isDay(from) ? { from, ...(to !== undefined && { to }) } : undefined;
}
