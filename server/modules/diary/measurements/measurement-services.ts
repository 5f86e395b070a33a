import type { ContentServices } from '../../platform/content/content-store.ts';
import type { PhotoKeyOf } from './photo-keys.ts';

export interface TimelineServices extends ContentServices {
  photoKeyOf: PhotoKeyOf;
  /** Members whose profile is known to exist, so that it need not be looked for at every call. */
  knownProfiles: Set<string>;
}
