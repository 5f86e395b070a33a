/**
 * Room on the device. A member's entries come before the pictures that the library keeps by itself: these can be fetched again.
 */
export const PICTURE_CACHE = 'library-pictures';

/** The name of the error. */
export const FULL_DISK = 'QuotaExceededError';

export function isFullDisk(error: unknown): boolean {
  return (error as Partial<Error> | undefined)?.name === FULL_DISK;
}

/** Removes the pictures; their room is free when it resolves. */
export async function giveUpPictures(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(PICTURE_CACHE))) return;
  const cache = await caches.open(PICTURE_CACHE);
  await caches.delete(PICTURE_CACHE);
  // Chromium frees the room of a removed cache only when nobody holds it any more, as the worker may do.
  await Promise.all((await cache.keys()).map((picture) => cache.delete(picture)));
}
