import type { Caller } from '../../../core/caller.ts';
import type { CompletedTraining } from '../../../core/contract-types.generated.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import type { TrainingSource } from '../trainings/training-views.ts';
import { trainingViews } from '../trainings/training-views.ts';
import type { CompletionRow } from './completions.repository.ts';

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
