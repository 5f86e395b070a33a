/** Pictures of the library and videos saved on the device; everything else of /media/ streams from the network. */
import { PICTURE_CACHE } from '../src/library/picture-cache.ts';
import { answerSavedVideo, isVideo } from './saved-video.ts';

export function isMedia(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/media/');
}

export async function answerMedia(request: Request): Promise<Response> {
  if (isVideo(request)) return answerVideo(request);
  return (await caches.match(request, { cacheName: PICTURE_CACHE })) ?? fetch(request);
}

/**
 * A player asks for one video many times, before it is saved and after. Chromium plays no video whose parts come in turn
 * from the network and from a worker, so the network's are the worker's own answers too.
 */
async function answerVideo(request: Request): Promise<Response> {
  const kept = await answerSavedVideo(request).catch(() => undefined);
  if (kept) return kept;
  const fetched = await fetch(request);
  return new Response(fetched.body, fetched);
}
