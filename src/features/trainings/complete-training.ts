import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

/** As long as the snackbar that offers to take it back, so that an undone tap makes no call at all. */
const UNDO_MS = 6000;

/** Keeps that `training` was done at `moment`. Resolves when it is on the disk; dropping the entry undoes it. */
export function completeTraining(
  outbox: Outbox,
  training: TrainingCardFragment,
  moment: string,
): Promise<EntryOfKind<'completeTraining'>> {
  const variables = { id: training.id, eventDateTime: moment };
  return outbox.add('completeTraining', variables, { shown: training, holdMs: UNDO_MS });
}
