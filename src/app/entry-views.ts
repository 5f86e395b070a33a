/** The views of every kind of entry, from its feature. */
import type { QueuedKind } from '../../contract/queued-mutations.ts';
import { completionEntries } from '../features/training/completions/completions.entries.ts';
import type { completionLayers } from '../features/training/completions/completions-with-entries.ts';
import { consentEntries } from '../platform/consents/consents.entries.ts';
import type { consentLayers } from '../platform/consents/consents-with-entries.ts';
import { measurementEntries } from '../features/diary/measurements/measurements.entries.ts';
import { markEntries } from '../platform/marks/marks.entries.ts';
import type { measurementLayers } from '../features/diary/measurements/measurements-with-entries.ts';
import { sessionEntries } from '../features/training/sessions/sessions.entries.ts';
import type { sessionLayers } from '../features/training/sessions/sessions-with-entries.ts';
import { profileEntries } from '../features/account/settings/profile.entries.ts';
import type { profileLayers } from '../features/account/settings/profile-with-entries.ts';
import type { EntryView } from '../platform/sync-status/entry-view.ts';
import type { markLayers } from '../offline/mark-register.ts';

/** The layers with which the features' screens merge entries over the server's data. */
type LaidOver = keyof (typeof completionLayers &
  typeof consentLayers &
  typeof markLayers &
  typeof measurementLayers &
  typeof sessionLayers &
  typeof profileLayers);

type ViewOfLaidOver<K extends QueuedKind> = K extends LaidOver
  ? EntryView<K>
  : 'While it waits no screen shows it: lay it over (src/offline/lay-over.ts), and name its layers here';

export const entryViews: { readonly [K in QueuedKind]: ViewOfLaidOver<K> } = {
  ...completionEntries,
  ...consentEntries,
  ...markEntries,
  ...measurementEntries,
  ...profileEntries,
  ...sessionEntries,
};
