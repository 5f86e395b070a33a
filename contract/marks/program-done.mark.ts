/**
 * The program as she finished it, keyed by its id: what staff make of it afterwards is no more to do. It counts for the run that
 * began at that moment, and as long as all of it is done.
 */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';
import type { ProgramStart } from './program-start.mark.ts';

export interface ProgramDone extends Pick<ProgramStart, 'startedAt'> {
  /** For each week the ids of its trainings. */
  weeks: readonly (readonly string[])[];
}

export const programDone: MarkKind<ProgramDone> = {
  name: 'program-done',
  key: CONTENT_ID,
  maxKept: 100,
  isValue(value): value is ProgramDone {
    if (typeof value !== 'object' || value === null) return false;
    const { startedAt, weeks }: Partial<Record<keyof ProgramDone, unknown>> = value;
    return typeof startedAt === 'string' && Array.isArray(weeks) && weeks.length > 0 && weeks.every(isWeek);
  },
};

function isWeek(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && CONTENT_ID.test(id));
}
