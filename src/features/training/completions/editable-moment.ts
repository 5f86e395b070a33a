import type { Entry, EntryOfKind } from '../../../offline/entry.ts';

/** True if an entry is a training that was refused, or held, because of its moment. */
export function isMomentEditable(entry: Entry | undefined): entry is EntryOfKind<'completeTraining'> {
  if (entry?.kind !== 'completeTraining' || entry.state !== 'refused') return false;
  return entry.refusal?.code === 'BAD_USER_INPUT' || entry.refusal?.code === 'CLOCK_WRONG';
}
