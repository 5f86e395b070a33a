import { completionId } from '../../../../contract/completion-id.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';

/** Undoes a completion just logged: without any request if it was never sent, otherwise with a second entry. */
export async function undoCompletion(outbox: Outbox, entry: EntryOfKind<'completeTraining'>): Promise<void> {
  if (await outbox.drop(entry)) return;
  const { id, eventDateTime } = entry.variables;
  await outbox.add(
    'uncompleteTraining',
    { id: completionId(dayOf(eventDateTime), id, outbox.memberId), eventDateTime },
    { shown: entry.shown },
  );
}
