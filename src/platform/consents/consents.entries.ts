/** Consents, as the list of what waits shows them. */
import type { EntryViews } from '../sync-status/entry-view.ts';
import { consentsText } from './consents.text.ts';

export const consentEntries: EntryViews<'giveConsent'> = {
  giveConsent: {
    Title: ({ entry }) => consentsText.entry(entry.variables.kind),
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};
