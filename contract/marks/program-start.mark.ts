/** Records that she does a program and since when. Keyed by the program's id; it ends when she leaves the program. */
import { isDay, isMoment } from '../moments.ts';
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface Pause {
  from: string;
  /** The day she resumed; absent while she rests. */
  to?: string;
}

export interface ProgramStart {
  /** A moment, which may be to come; her completions from then on count. */
  startedAt: string;
  /** Stored here by former releases; today each is a mark of its own (program-pause.mark.ts). */
  pauses: readonly Pause[];
}

export const programStart: MarkKind<ProgramStart> = {
  name: 'program-start',
  key: CONTENT_ID,
  maxKept: 100,
  isValue(value): value is ProgramStart {
    if (typeof value !== 'object' || value === null) return false;
    const { startedAt, pauses }: Partial<Record<keyof ProgramStart, unknown>> = value;
    return (
      typeof startedAt === 'string' && isMoment(startedAt) && Array.isArray(pauses) && pauses.every(isPause)
    );
  },
};

function isPause(value: unknown): value is Pause {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to }: Partial<Record<keyof Pause, unknown>> = value;
  return isDayText(from) && (to === undefined || isDayText(to));
}

function isDayText(value: unknown): boolean {
  return typeof value === 'string' && isDay(value);
}
