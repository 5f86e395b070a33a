/** Pictures of the library and videos saved on the device; everything else of /media/ streams from the network. */
import { createPartialResponse } from 'workbox-range-requests';
import { PICTURE_CACHE } from '../src/library/picture-cache.ts';

const VIDEO_CACHE = 'saved-videos';

export function isMedia(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/media/');
}

export async function answerMedia(request: Request): Promise<Response> {
  const kept =
    (await caches.match(request, { cacheName: PICTURE_CACHE })) ??
    (await caches.match(request, { cacheName: VIDEO_CACHE, ignoreVary: true }));
  if (!kept) return fetch(request);
  // A player asks for parts; the whole copy is cut for it.
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}
