/**
 * Pictures of recipes and trainings in Cache Storage, by their paths: these name their bytes, so a kept one is never stale,
 * and stay the same when an address is signed again. Drawings are text, and are kept compressed: a quarter of their size.
 */
import { CLOSED_MEDIA } from '../../contract/media-paths.ts';
import { FULL_DISK, isFullDisk, PICTURE_CACHE } from '../device/spare-room.ts';
import { pathOf } from './media-path.ts';

/** Header of pictures whose body is compressed. */
const PACKED_HEADER = 'X-Packed';

/** Fetched at once; more would slow down the member's own requests. */
const PARALLEL = 4;

const KEPT = 'kept';
const HTTP_FORBIDDEN = 403;

export function openPictures(): Promise<Cache> {
  return caches.open(PICTURE_CACHE);
}

/**
 * Fetches the pictures that are not kept yet, in this order, and drops those that are not among them. Returns whether all are
 * kept then, and the addresses that have run out. Of two with one path the later is asked. Throws at the first for which the disk
 * has no room, or once they were given up for what she logged, and fetches no other.
 */
export async function keepPictures(
  cache: Cache,
  addresses: readonly string[],
): Promise<{ areWhole: boolean; expired: string[] }> {
  const own = addresses.filter((address) => new URL(address, location.origin).origin === location.origin);
  const wanted = new Map(own.map((address) => [pathOf(address), address]));
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  await Promise.all([...kept].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
  const missing = [...wanted].filter(([path]) => !kept.has(path)).map(([, address]) => address);
  const next = missing.values();
  let [areWhole, isFull] = [true, false];
  const expired: string[] = [];
  const fetchNext = async () => {
    for (const address of next) {
      if (isFull) return;
      const status = await keepPicture(cache, address).catch((error: unknown) => {
        isFull = true;
        throw error;
      });
      if (status === HTTP_FORBIDDEN) expired.push(address);
      areWhole &&= status === KEPT;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
  return { areWhole, expired };
}

/** True if they are still kept, and have not made room for what she logged (src/device/spare-room.ts). */
export function hasPictures(): Promise<boolean> {
  return caches.has(PICTURE_CACHE);
}

/** Returns undefined if it is not stored. */
export async function keptPicture(address: string): Promise<Response | undefined> {
  const kept = await caches.match(pathOf(address), { cacheName: PICTURE_CACHE });
  if (!kept?.headers.has(PACKED_HEADER)) return kept;
  const headers = { 'Content-Type': kept.headers.get('Content-Type') ?? '' };
  return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, { headers });
}

/** Removes pictures that are not for everybody, as the covers of a plan that was made for one member. */
export async function removeClosedPictures(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(PICTURE_CACHE))) return;
  const cache = await caches.open(PICTURE_CACHE);
  const paths = (await cache.keys()).map(({ url }) => pathOf(url));
  await Promise.all(paths.filter((path) => path.startsWith(CLOSED_MEDIA)).map((path) => cache.delete(path)));
}

/**
 * Returns the status of an answer that is not a picture; nothing if none came. Throws if the disk is full, or was until they were
 * given up: nothing could remove a picture from a cache that is already removed.
 */
async function keepPicture(cache: Cache, address: string): Promise<typeof KEPT | number | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('image/')) return response.status;
    if (await hasPictures()) {
      await cache.put(pathOf(address), packed(response));
      if (await hasPictures()) return KEPT;
      await cache.delete(pathOf(address));
    }
    throw new DOMException('Given up', FULL_DISK);
  } catch (error) {
    if (isFullDisk(error)) throw error;
    return undefined;
  }
}

/** Photographs are compressed already, and browsers of before 2023 cannot do it. */
function packed(response: Response): Response {
  const type = response.headers.get('Content-Type') ?? '';
  const isPackable = type.startsWith('image/svg') && 'CompressionStream' in globalThis;
  if (!response.body || !isPackable) return response;
  const headers = { 'Content-Type': type, [PACKED_HEADER]: 'gzip' };
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers });
}
