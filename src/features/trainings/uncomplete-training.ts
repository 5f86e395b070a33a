import type { CompletedTrainingCardFragment } from '../../contract/documents.generated.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { mayBeMended, type Outbox } from '../../offline/outbox.ts';

/** Takes a completion back. One that was never sent only leaves this device; answers the entry where one has to be sent. */
export async function uncompleteTraining(
  outbox: Outbox,
  completion: CompletedTrainingCardFragment,
): Promise<EntryOfKind<'uncompleteTraining'> | undefined> {
  const subject = `completion:${completion.id}`;
  const unsent = outbox.entries.find(
    (entry) => entry.kind === 'completeTraining' && entry.subject === subject && mayBeMended(entry),
  );
  if (unsent && (await outbox.drop(unsent))) return undefined;
  return outbox.add('uncompleteTraining', { id: completion.id }, { shown: completion });
}
