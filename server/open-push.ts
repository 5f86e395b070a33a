import type { Configuration } from './configuration.ts';
import type { Push } from './ports/push.ts';
import { keptPushKeys } from './push/push-keys.ts';
import { openWebPush } from './push/web-push.ts';

/** Null if nobody is reminded. */
export async function openPush({
  push,
  dataDirectory,
  publicUrl,
  seller,
}: Pick<Configuration, 'push' | 'dataDirectory' | 'publicUrl' | 'seller'>): Promise<Push | null> {
  if (push.kind === 'off') return null;
  if (push.kind === 'keys') return openWebPush(push);
  // A push service refuses an address without https as a subject.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${seller.email}`;
  return openWebPush({ ...(await keptPushKeys(dataDirectory)), subject, origins: push.origins });
}
