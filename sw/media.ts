/** Pictures of the library and videos saved on the device; all other media stream from the network. */
import { CLOSED_MEDIA, OPEN_MEDIA } from '../contract/media-paths.ts';
import { keptPicture } from '../src/library/picture-cache.ts';
import { deviceFirst } from './device-first.ts';
import { answerSavedVideo, isVideo } from './saved-video.ts';

export function isMedia(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return [OPEN_MEDIA, CLOSED_MEDIA].some((prefix) => pathname.startsWith(prefix));
}

export function answerMedia(request: Request): Promise<Response> {
  return isVideo(request)
    ? deviceFirst(answerSavedVideo(request), () => streamed(request))
    : deviceFirst(keptPicture(request.url), () => fetch(request));
}

/**
 * A player requests one video many times, before and after it is saved. Chromium refuses a video whose parts come
 * partly from the network and partly from a worker, so the worker also wraps the network's responses.
 */
async function streamed(request: Request): Promise<Response> {
  const fetched = await fetch(request);
  return new Response(fetched.body, fetched);
}
