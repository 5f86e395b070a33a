import { completionId } from '../../contract/completion-id.ts';
import { dayOf } from '../../contract/moments.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

/** Takes back a completion just logged: without any call while it was never sent, by a second entry once it was. */
export async function undoCompletion(outbox: Outbox, entry: EntryOfKind<'completeTraining'>): Promise<void> {
  if (await outbox.drop(entry)) return;
  const { id, eventDateTime } = entry.variables;
  await outbox.add(
    'uncompleteTraining',
    { id: completionId(dayOf(eventDateTime), id, outbox.memberId), eventDateTime },
    { shown: entry.shown },
  );
}
