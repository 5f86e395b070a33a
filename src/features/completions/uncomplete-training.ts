import type { CompletedTrainingCardFragment } from '../../contract/documents.generated.ts';
import { QUEUED_MUTATIONS } from '../../contract/queued-mutations.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';

/**
 * Takes back the completion that she sees, and what this device has logged of it: each by its own moment, so that
 * another phone's stays. What was never sent only leaves this device; returns an entry where one has to be sent.
 */
export async function uncompleteTraining(
  outbox: Outbox,
  completion: CompletedTrainingCardFragment,
): Promise<EntryOfKind<'uncompleteTraining'> | undefined> {
  const { id } = completion;
  const subject = QUEUED_MUTATIONS.uncompleteTraining.subject({ id }, outbox.memberId);
  const moments = new Set([completion.eventDateTime]);
  for (const entry of outbox.entries) {
    if (entry.kind !== 'completeTraining' || entry.subject !== subject) continue;
    const isDropped = mayBeChanged(entry) && (await outbox.drop(entry));
    moments[isDropped ? 'delete' : 'add'](entry.variables.eventDateTime);
  }
  let undone: EntryOfKind<'uncompleteTraining'> | undefined;
  for (const eventDateTime of moments)
    undone = await outbox.add('uncompleteTraining', { id, eventDateTime }, { shown: completion });
  return undone;
}
