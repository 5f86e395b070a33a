/** Changes of the profile, as the list of what waits shows them. */
import type { EntryViews } from '../../../platform/sync-status/entry-view.ts';
import { settingsText } from './settings.text.ts';

export const profileEntries: EntryViews<'editMyProfile'> = {
  editMyProfile: {
    Title: () => settingsText.profileEntry,
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};
