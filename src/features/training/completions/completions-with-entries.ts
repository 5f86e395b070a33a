import type {
  CompletedTrainingCardFragment,
  TrainingCardFragment,
} from '../../../../contract/documents.generated.ts';
import { completionId } from '../../../../contract/completion-id.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { training as trainingWords } from '../../../language/words.ts';
import type { Entry, EntryOfKind } from '../../../offline/entry.ts';
import { type Layers, layOver } from '../../../offline/lay-over.ts';
import { type EntryMark, markOf } from '../../../platform/sync-status/entry-mark.ts';

export interface ShownCompletion {
  completion: CompletedTrainingCardFragment;
  mark?: EntryMark;
  /** The waiting or refused entry about this completion. */
  entry?: Entry;
}

/**
 * The server's completions merged with the member's unsettled entries, newest first: one per training and day,
 * whatever the server lists. An undone one is gone, unless the server refused the undo or lists another phone's
 * completion of that day, which the undo keeps.
 */
export function completionsWithEntries(
  server: readonly CompletedTrainingCardFragment[],
  entries: readonly Entry[],
  member: Owner,
): ShownCompletion[] {
  const completions = new Map(server.map((completion) => [completion.id, { completion }]));
  const shown = layOver<CompletionKind, Shown>({ completions, member }, entries, completionLayers);
  return [...shown.completions.values()].sort(newestFirst);
}

interface Owner {
  id: string;
  email: string;
}

interface Shown {
  completions: Map<string, ShownCompletion>;
  member: Owner;
}

type CompletionKind = 'completeTraining' | 'uncompleteTraining';

export const completionLayers: Layers<CompletionKind, Shown> = {
  completeTraining(shown, entry) {
    const completion = completionOfEntry(entry, shown.member);
    const kept = shown.completions.get(completion.id)?.completion;
    shown.completions.set(completion.id, { completion: kept ?? completion, mark: markOf(entry), entry });
    return shown;
  },
  uncompleteTraining(shown, entry) {
    const { completions } = shown;
    const { id, eventDateTime } = entry.variables;
    const kept = completions.get(id);
    if (kept && entry.state === 'refused')
      completions.set(id, { completion: kept.completion, mark: 'failed', entry });
    else if (kept && eventDateTime !== undefined && kept.completion.eventDateTime !== eventDateTime)
      completions.set(id, isOf(kept.entry, eventDateTime) ? { completion: kept.completion } : kept);
    // Moved within its day: the listed one has the former moment until then.
    else if (kept?.entry?.kind === 'completeTraining' && eventDateTime && !isOf(kept.entry, eventDateTime))
      completions.set(id, { ...kept, completion: completionOfEntry(kept.entry, shown.member) });
    else completions.delete(id);
    return shown;
  },
};

function isOf(entry: Entry | undefined, moment: string): boolean {
  return entry?.kind === 'completeTraining' && entry.variables.eventDateTime === moment;
}

/** Predicts what the server will return, from what this device knows. */
export function completionOfEntry(
  entry: EntryOfKind<'completeTraining'>,
  member: Owner,
): CompletedTrainingCardFragment {
  const { id: trainingId, eventDateTime } = entry.variables;
  return {
    __typename: 'CompletedTraining',
    id: completionId(dayOf(eventDateTime), trainingId, member.id),
    eventDateTime,
    owner: { __typename: 'EventOwner', email: member.email },
    training: isTrainingCard(entry.shown)
      ? entry.shown
      : trainingNamed(trainingWords.training, trainingId, eventDateTime),
  };
}

function isTrainingCard(shown: unknown): shown is TrainingCardFragment {
  return (
    typeof shown === 'object' &&
    shown !== null &&
    '__typename' in shown &&
    shown.__typename === 'Training' &&
    'title' in shown
  );
}

/** Shows an entry even if no card of its training was at hand. */
export function trainingNamed(title: string, id: string, moment: string): TrainingCardFragment {
  return {
    __typename: 'Training',
    id,
    title,
    type: [],
    category: [],
    accessLevel: 'BASIC',
    thumbnail: null,
    createdAt: moment,
    duration: null,
    locked: false,
    updatedAt: moment,
  };
}

function newestFirst(left: ShownCompletion, right: ShownCompletion): number {
  const byMoment = Date.parse(right.completion.eventDateTime) - Date.parse(left.completion.eventDateTime);
  if (byMoment !== 0) return byMoment;
  return left.completion.id < right.completion.id ? -1 : 1;
}
