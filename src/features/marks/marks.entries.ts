/** Her small state, as the list of what waits shows it. */
import type { EntryViews } from '../sync-status/entry-view.ts';
import { marksText } from './marks.text.ts';

export const markEntries: EntryViews<'saveMarks'> = {
  saveMarks: {
    Title: ({ entry }) => marksText.entry[entry.variables.input[0].kind] ?? marksText.otherEntry,
    ownReason: ({ refusal }) => (refusal?.code === 'NOT_AUTHORIZED' ? marksText.withoutConsent : undefined),
    takeBack: null,
    editing: null,
  },
};
