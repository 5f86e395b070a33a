/**
 * Pictures of recipes and trainings in Cache Storage, by their paths: these name their bytes, so a kept one is never stale,
 * and stay the same when an address is signed again.
 */
import { pathOf } from './media-path.ts';

const PICTURE_CACHE = 'library-pictures';

/** Fetched at once; more would slow down what the member herself is loading. */
const PARALLEL = 4;

/** Fetches the pictures that are not kept yet, and drops those that nothing shows any more. One that fails is tried next time. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const own = addresses.filter((address) => new URL(address, location.origin).origin === location.origin);
  const wanted = new Map(own.map((address) => [pathOf(address), address]));
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  await Promise.all([...kept].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
  const missing = [...wanted].filter(([path]) => !kept.has(path)).map(([, address]) => address);
  const fetchNext = async () => {
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) await keepPicture(cache, next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
}

/** Returns undefined if it is not stored. */
export function keptPicture(address: string): Promise<Response | undefined> {
  return caches.match(pathOf(address), { cacheName: PICTURE_CACHE });
}

async function keepPicture(cache: Cache, address: string): Promise<void> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (response.ok && response.headers.get('Content-Type')?.startsWith('image/'))
      await cache.put(pathOf(address), response);
  } catch {
    // Tried again with the next refresh.
  }
}
