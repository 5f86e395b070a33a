import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { undoMs } from '../../../ui/undo-time.ts';

/** Records that `training` was done at `moment`. Resolves once it is on disk; dropping the entry undoes it. */
export function completeTraining(
  outbox: Outbox,
  training: TrainingCardFragment,
  moment: string,
): Promise<EntryOfKind<'completeTraining'>> {
  const { kind, variables, shown } = trainingDone(training, moment);
  // Held while it can be undone, so that an undone tap makes no request at all.
  return outbox.add(kind, variables, { shown, holdMs: undoMs() });
}

/** Returns the completion as an entry, for a press that stores other entries too. */
export function trainingDone(training: TrainingCardFragment, moment: string): ToAdd<'completeTraining'> {
  return {
    kind: 'completeTraining',
    variables: { id: training.id, eventDateTime: moment },
    shown: training,
  };
}
