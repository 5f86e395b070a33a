import type { Entry } from '../../offline/entry.ts';
import { mayBeMended, type Outbox } from '../../offline/outbox.ts';
import { uncompleteTraining } from '../completions/uncomplete-training.ts';
import { completionOfEntry } from '../completions/completions-with-entries.ts';

/** Whether an entry can be given up: the server cannot have it, or another entry can take it back from there. */
export function mayBeGivenUp(entry: Entry): boolean {
  if (mayBeMended(entry)) return true;
  const isReversible = entry.kind === 'createMeasurement' || entry.kind === 'completeTraining';
  return isReversible && entry.state === 'waiting';
}

/**
 * Gives an entry up. Where it may have arrived without an answer, what takes it back is queued behind it. Answers false
 * when neither can be done.
 */
export async function giveUpEntry(outbox: Outbox, entry: Entry): Promise<boolean> {
  if (await outbox.drop(entry)) return true;
  if (entry.kind === 'createMeasurement') {
    await outbox.add('deleteMeasurement', { id: entry.variables.input.id });
    return true;
  }
  if (entry.kind === 'completeTraining') {
    await uncompleteTraining(outbox, completionOfEntry(entry, { id: outbox.memberId, email: '' }));
    return true;
  }
  return false;
}
