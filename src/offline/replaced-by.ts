import { QUEUED_MUTATIONS, type QueuedKind, type QueuedMutation } from '../../contract/queued-mutations.ts';
import type { Entry } from './entry.ts';

/** The part of an entry that says what it replaces. */
type Added = Pick<Entry, 'kind' | 'subject' | 'variables'>;

/** Tells which entries new ones replace; undefined if they replace none. */
export function replacedBy(entries: readonly Added[]): ((kept: Entry) => boolean) | undefined {
  const replacing = entries.filter(({ kind }) => QUEUED_MUTATIONS[kind].replaces);
  return replacing.length > 0 ? (kept) => replacing.some((entry) => isReplacedBy(kept, entry)) : undefined;
}

/** Returns whether the new entry takes its place, while it is not on its way. */
function isReplacedBy({ kind, subject, state, variables }: Entry, added: Added): boolean {
  if (kind !== added.kind || subject !== added.subject) return false;
  const record = QUEUED_MUTATIONS[kind] as Pick<QueuedMutation<QueuedKind>, 'replaces'>;
  const isOnItsWay = state !== 'waiting' && state !== 'refused';
  return !isOnItsWay && record.replaces?.(added.variables, variables) === true;
}
