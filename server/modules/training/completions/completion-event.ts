import { isCalendarMonth } from '../../../../src/contract/calendar-day.ts';
import type { Caller } from '../../../core/caller.ts';
import { badInput } from '../../../core/failures.ts';
import type { CompletedTraining } from '../../../core/contract-types.generated.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import type { TrainingSource } from '../trainings/training-views.ts';
import { trainingViews } from '../trainings/training-views.ts';
import type { CompletionRow } from './completions.repository.ts';
import type { MeasurementEventSource } from '../../diary/measurements/measurement-event.ts';
import { figuresInUnits } from '../../diary/measurements/measurement-figures.ts';
import type { MeasurementRow } from '../../diary/measurements/measurements.repository.ts';

export type TimelineType =
  | { kind: 'MEASUREMENT' }
  | { kind: 'COMPLETEDTRAINING' | 'SESSION'; month: string | null };

/** `MEASUREMENT`, `COMPLETEDTRAINING`, `SESSION#2026-11` and the like; anything else is BAD_USER_INPUT. */
export function timelineTypeOf(type: string): TimelineType {
  if (type === 'MEASUREMENT') return { kind: 'MEASUREMENT' };
  const [kind, month, ...rest] = type.split('#');
  const isOfMonths = kind === 'COMPLETEDTRAINING' || kind === 'SESSION';
  if (isOfMonths && rest.length === 0 && (month === undefined || isCalendarMonth(month))) {
    return { kind, month: month ?? null };
  }
  throw badInput(
    'type',
    'type is MEASUREMENT, COMPLETEDTRAINING or SESSION, the latter two also with #YYYY-MM.',
  );
}

export function measurementEventOf(row: MeasurementRow): MeasurementEventSource {
  const { memberId, id, photoKey, isPhotoPresent, photoOfferedUntil } = row;
  const photo = { memberId, measurementId: id, isPresent: isPhotoPresent, offeredUntil: photoOfferedUntil };
  return {
    __typename: 'MeasurementEvent',
    id,
    eventDateTime: row.eventDateTime ?? '',
    ...figuresInUnits(row),
    photo: photoKey === null ? null : { ...photo, key: photoKey },
  };
}

export interface CompletedTrainingSource extends Omit<CompletedTraining, 'training'> {
  __typename: 'CompletedTraining';
  training: TrainingSource;
}

export interface CompletionShown {
  caller: Caller;
  snapshot: ContentSnapshot;
  ownerEmail: string;
}

/** Returns null only if the training was never part of the content. */
export function completionEventOf(
  row: CompletionRow,
  shown: CompletionShown,
): CompletedTrainingSource | null {
  const training = trainingViews(shown.snapshot, shown.caller).byId.get(row.trainingId);
  return training === undefined ? null : eventOf(row, training, { email: shown.ownerEmail });
}

/** The completions of one member, but for those of trainings that were never part of the content. */
export function completionEventsOf(
  rows: readonly CompletionRow[],
  { caller, snapshot, ownerEmail }: CompletionShown,
): CompletedTrainingSource[] {
  const { byId } = trainingViews(snapshot, caller);
  const owner = { email: ownerEmail };
  const events: CompletedTrainingSource[] = [];
  for (const row of rows) {
    const training = byId.get(row.trainingId);
    if (training !== undefined) events.push(eventOf(row, training, owner));
  }
  return events;
}

function eventOf(
  { id, eventDateTime }: CompletionRow,
  training: TrainingSource,
  owner: CompletedTrainingSource['owner'],
): CompletedTrainingSource {
  return { __typename: 'CompletedTraining', id, eventDateTime, owner, training };
}
