/**
 * A training that she means to do, on a day and at an hour of her own clock. Keyed by an id of its own, so that moving it is a
 * change and nothing is planned twice. It does not store if it is done: her completions of that day say so.
 */
import { isCalendarDay } from '../calendar-day.ts';
import { dayOf } from '../moments.ts';
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface PlannedTraining {
  trainingId: string;
  /** `2026-11-25T18:00`, without an offset: at six wherever she is. */
  at: string;
}

const MINUTE = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

export const plannedTraining: MarkKind<PlannedTraining> = {
  name: 'planned-training',
  key: /^[0-9a-f-]{36}$/,
  maxKept: 500,
  isValue(value): value is PlannedTraining {
    if (typeof value !== 'object' || value === null) return false;
    const { trainingId, at }: Partial<Record<keyof PlannedTraining, unknown>> = value;
    return (
      typeof trainingId === 'string' &&
      CONTENT_ID.test(trainingId) &&
      typeof at === 'string' &&
      MINUTE.test(at) &&
      isCalendarDay(dayOf(at))
    );
  },
};
