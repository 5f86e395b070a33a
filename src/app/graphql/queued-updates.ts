/** The changes of each settled queued mutation to the cache, defined by its feature. */
import type { QueuedKind } from '../../../contract/queued-mutations.ts';
import { completionUpdates } from '../../features/training/completions/completions.cache.ts';
import { measurementUpdates } from '../../features/diary/measurements/measurements.cache.ts';
import { sessionUpdates } from '../../features/training/sessions/sessions.cache.ts';
import { profileUpdates } from '../../features/account/settings/profile.cache.ts';
import type { CacheUpdates } from '../../offline/cache-updates.ts';

export const queuedUpdates: CacheUpdates<QueuedKind> = {
  ...measurementUpdates,
  ...completionUpdates,
  ...sessionUpdates,
  ...profileUpdates,
  /** The register keeps them, not the cache (src/offline/mark-register.ts). */
  saveMarks: () => undefined,
};
