/** Trainings marked as done and not done, as the list of what waits shows them. */
import { formatWhen } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { shownPart, shownText } from '../../offline/shown-text.ts';
import type { EntryViews } from '../sync-status/entry-view.ts';
import { CompletionMomentDialog } from './completion-moment-dialog.tsx';
import { completionOfEntry } from './completions-with-entries.ts';
import { completionsText } from './completions.text.ts';
import { isMomentEditable } from './editable-moment.ts';
import { completionReason } from './refusal-reason.ts';
import { uncompleteTraining } from './uncomplete-training.ts';

export const completionEntries: EntryViews<'completeTraining' | 'uncompleteTraining'> = {
  completeTraining: {
    Title: ({ entry }) => doneTitle(entry),
    ownReason: completionReason,
    takeBack: (outbox, entry) =>
      uncompleteTraining(outbox, completionOfEntry(entry, { id: outbox.memberId, email: '' })),
    editing: { isPossible: isMomentEditable, isNeeded: isMomentEditable, Form: CompletionMomentDialog },
  },
  uncompleteTraining: {
    Title: ({ entry }) => undoneTitle(entry),
    ownReason: completionReason,
    takeBack: null,
    editing: null,
  },
};

function doneTitle({ variables, shown }: EntryOfKind<'completeTraining'>): string {
  const when = formatWhen(variables.eventDateTime);
  const title = shownText(shown, 'title');
  return title === undefined
    ? fill(completionsText.entryDone, { when })
    : fill(completionsText.entryDoneOf, { when, title });
}

/** What is shown is the training's card, or the completion that holds one. */
function undoneTitle({ shown }: EntryOfKind<'uncompleteTraining'>): string {
  const title = shownText(shown, 'title') ?? shownText(shownPart(shown, 'training'), 'title');
  return title === undefined ? completionsText.entryUndone : fill(completionsText.entryUndoneOf, { title });
}
