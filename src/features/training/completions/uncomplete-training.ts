import type { CompletedTrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { QUEUED_MUTATIONS, type QueuedVariables } from '../../../../contract/queued-mutations.ts';
import { type EntryOfKind, mayBeChanged } from '../../../offline/entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';

/**
 * Takes back the completion that she sees, and those that this device has logged of it by hand: each by its own moment, so that
 * another phone's stays, and that of a session, which goes with the session. A completion that was never sent only leaves this
 * device; returns an entry if one has to be sent.
 */
export async function uncompleteTraining(
  outbox: Outbox,
  completion: CompletedTrainingCardFragment,
): Promise<EntryOfKind<'uncompleteTraining'> | undefined> {
  const { id } = completion;
  const subject = QUEUED_MUTATIONS.uncompleteTraining.subject({ id }, outbox.memberId);
  const isOfSession = (mark: QueuedVariables['completeTraining']) =>
    outbox.overlay.some(
      ({ kind, variables }) =>
        kind === 'saveSession' &&
        variables.input.trainingId === mark.id &&
        variables.input.eventDateTime === mark.eventDateTime,
    );
  const mine = outbox.entries.filter(
    (entry) =>
      entry.kind === 'completeTraining' && entry.subject === subject && !isOfSession(entry.variables),
  ) as EntryOfKind<'completeTraining'>[];
  const dropped = mine.filter(mayBeChanged);
  const moments = new Set([completion.eventDateTime]);
  for (const { variables } of dropped) moments.delete(variables.eventDateTime);
  for (const entry of mine) if (!mayBeChanged(entry)) moments.add(entry.variables.eventDateTime);
  const undone = [...moments].map((eventDateTime) => ({
    kind: 'uncompleteTraining' as const,
    variables: { id, eventDateTime },
    shown: completion,
  }));
  const kept = await outbox.addTogether(undone, { dropped });
  // One has been sent meanwhile.
  if (!kept) return uncompleteTraining(outbox, completion);
  return kept.at(-1) as EntryOfKind<'uncompleteTraining'> | undefined;
}
