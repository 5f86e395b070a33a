/** Pictures of recipes and trainings in Cache Storage. Their addresses name their bytes, so a kept one is never stale. */

export const PICTURE_CACHE = 'library-pictures';

/** At once; more would crowd out what the member herself is loading. */
const PARALLEL = 4;

/** Fetches the pictures that are not kept yet, and drops those that nothing shows any more. One that fails is tried next time. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...kept].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  const missing = [...wanted].filter((url) => !kept.has(url) && url.startsWith(location.origin));
  const fetchNext = async () => {
    for (let url = missing.pop(); url !== undefined; url = missing.pop()) await keepPicture(cache, url);
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
}

async function keepPicture(cache: Cache, url: string): Promise<void> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    if (response.ok && response.headers.get('Content-Type')?.startsWith('image/'))
      await cache.put(url, response);
  } catch {
    // Tried again with the next refresh.
  }
}
