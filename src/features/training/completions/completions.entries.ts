/** Trainings marked as done and not done, as the list of what waits shows them. */
import { dayOfCompletion } from '../../../../contract/completion-id.ts';
import { formatDaySeenFrom, formatWhen } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { shownPart, shownText } from '../../../offline/shown-text.ts';
import { useToday } from '../../../ui/use-today.ts';
import type { EntryViews } from '../../../platform/sync-status/entry-view.ts';
import { CompletionMomentDialog } from './completion-moment-dialog.tsx';
import { completionsText } from './completions.text.ts';
import { isMomentEditable } from './editable-moment.ts';
import { completionReason } from './refusal-reason.ts';
import { undoCompletion } from './undo-completion.ts';

export const completionEntries: EntryViews<'completeTraining' | 'uncompleteTraining'> = {
  completeTraining: {
    Title: DoneTitle,
    ownReason: completionReason,
    takeBack: undoCompletion,
    editing: { isPossible: isMomentEditable, isNeeded: isMomentEditable, Form: CompletionMomentDialog },
  },
  uncompleteTraining: {
    Title: UndoneTitle,
    ownReason: completionReason,
    takeBack: null,
    editing: null,
  },
};

function DoneTitle({ entry }: { entry: EntryOfKind<'completeTraining'> }) {
  const when = formatWhen(entry.variables.eventDateTime, useToday());
  const title = shownText(entry.shown, 'title');
  return title === undefined
    ? fill(completionsText.entryDone, { when })
    : fill(completionsText.entryDoneOf, { when, title });
}

/** `shown` is the training's card, or the completion that holds one. */
function UndoneTitle({ entry: { variables, shown } }: { entry: EntryOfKind<'uncompleteTraining'> }) {
  const day = formatDaySeenFrom(useToday(), dayOfCompletion(variables.id), 'genitive');
  const title = shownText(shown, 'title') ?? shownText(shownPart(shown, 'training'), 'title');
  return title === undefined
    ? fill(completionsText.entryUndone, { day })
    : fill(completionsText.entryUndoneOf, { day, title });
}
