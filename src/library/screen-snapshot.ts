/**
 * The last look of a screen, so that opening the app shows it before any script has run. Worker and page share it: the
 * page keeps it after each change, the worker puts it into the page that it serves. The living screen replaces it as soon as
 * it is drawn; until then its links are links, which the browser follows without a script, and the rest only looks like it.
 */
import { momentOf } from '../../contract/moments.ts';
import { STARTING_SCREENS } from '../../contract/starting-screens.ts';

export const SNAPSHOT_ELEMENT_ID = 'snapshot';

export function snapshotCacheName(viewerId: string): string {
  return `snapshots:${viewerId}`;
}

export function mayBeKept(pathname: string): boolean {
  return Object.values(STARTING_SCREENS).some(({ path, hasSnapshot }) => hasSnapshot && path === pathname);
}

function today(): string {
  return momentOf(new Date()).slice(0, 10);
}

/** `markup` belongs to this build and day: another build's style sheets and another day's „Täna“ would not fit it. */
export async function keepSnapshot(
  viewerId: string,
  pathname: string,
  markup: string,
  build: string,
): Promise<void> {
  const cache = await caches.open(snapshotCacheName(viewerId));
  const headers = { 'Content-Type': 'text/html', 'X-Build': build, 'X-Day': today() };
  await cache.put(pathname, new Response(markup, { headers }));
}

/** Returns undefined if there is none of this build and day. Nothing is kept of a screen that may not be. */
export async function readSnapshot(
  viewerId: string,
  pathname: string,
  build: string,
): Promise<string | undefined> {
  const kept = await caches.match(pathname, { cacheName: snapshotCacheName(viewerId) });
  const isCurrent = kept?.headers.get('X-Build') === build && kept.headers.get('X-Day') === today();
  return isCurrent ? kept.text() : undefined;
}

export async function removeSnapshots(viewerId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(snapshotCacheName(viewerId));
}
