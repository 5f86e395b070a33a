/** Pictures of the library and videos saved on the device; everything else of /media/ streams from the network. */
import { PICTURE_CACHE } from '../src/library/picture-cache.ts';
import { answerSavedVideo, isVideo } from './saved-video.ts';

export function isMedia(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/media/');
}

export async function answerMedia(request: Request): Promise<Response> {
  const kept = isVideo(request)
    ? await answerSavedVideo(request).catch(() => undefined)
    : await caches.match(request, { cacheName: PICTURE_CACHE });
  return kept ?? fetch(request);
}
