/** Her small state, as the list of what waits shows it. */
import type { EntryViews } from '../sync-status/entry-view.ts';
import { marksText } from './marks.text.ts';

export const markEntries: EntryViews<'saveMarks'> = {
  saveMarks: {
    Title: ({ entry }) => marksText.entry[entry.variables.input[0].kind] ?? marksText.otherEntry,
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};
