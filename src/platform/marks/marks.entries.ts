/** Her small state, as the list of what waits shows it. */
import type { EntryOfKind } from '../../offline/entry.ts';
import { shownText } from '../../offline/shown-text.ts';
import { useToday } from '../../ui/use-today.ts';
import type { EntryViews } from '../sync-status/entry-view.ts';
import { markTitle } from './mark-title.ts';
import { marksText } from './marks.text.ts';

export const markEntries: EntryViews<'saveMarks'> = {
  saveMarks: {
    Title: MarkTitle,
    ownReason: ({ refusal }) => (refusal?.code === 'NOT_AUTHORIZED' ? marksText.withoutConsent : undefined),
    takeBack: null,
    editing: null,
  },
};

function MarkTitle({ entry }: { entry: EntryOfKind<'saveMarks'> }) {
  return markTitle(entry.variables.input[0], useToday(), shownText(entry.shown, 'name'));
}
