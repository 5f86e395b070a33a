/** Plays the videos that the signed-in member has saved, cutting the requested ranges out of the pieces on disk. */
import { captionsKey, existingVideoCache, pieceKey, readRecord } from '../src/library/saved-videos.ts';
import { type ByteRange, byteRangeOf } from '../contract/byte-range.ts';
import { piecesWithin } from '../src/library/video-pieces.ts';
import { readSession } from '../src/session/session-database.ts';

/** Returns whether a request for media is for a video or its captions: `/media/videos/…`. */
export function isVideo(request: Request): boolean {
  return new URL(request.url).pathname.split('/')[2] === 'videos';
}

/** Returns undefined unless she has saved it completely. */
export async function answerSavedVideo(request: Request): Promise<Response | undefined> {
  const session = await readSession();
  const cache = session && (await existingVideoCache(session.member.id));
  if (!cache) return undefined;
  const { pathname } = new URL(request.url);
  const address = pathname.replace(/\.vtt$/, '');
  const record = await readRecord(cache, address);
  if (!record?.isWhole) return undefined;
  if (pathname === captionsKey(address)) return cache.match(pathname);
  const asked = request.headers.get('Range');
  const range = byteRangeOf(asked, record.bytes) ?? { start: 0, end: record.bytes };
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${record.bytes}` } });
  const body = await readBytes(cache, address, range, record.bytes);
  return body && partOf(body, range, record.bytes, asked !== null);
}

/** A cache's blobs stay on disk until they are read, so joining them costs no memory. The answer takes its type from the blob. */
async function readBytes(
  cache: Cache,
  address: string,
  range: ByteRange,
  total: number,
): Promise<Blob | undefined> {
  const pieces = piecesWithin(range, total);
  const readPiece = async (index: number) => (await cache.match(pieceKey(address, index)))?.blob();
  const blobs = await Promise.all(pieces.map(({ index }) => readPiece(index)));
  const here = blobs.filter((blob) => blob !== undefined);
  const before = pieces[0]?.start ?? 0;
  if (here.length < pieces.length) return undefined;
  return new Blob(here).slice(range.start - before, range.end - before, 'video/mp4');
}

function partOf(body: Blob, { start, end }: ByteRange, total: number, isPart: boolean): Response {
  const headers = {
    'Content-Length': `${end - start}`,
    'Accept-Ranges': 'bytes',
    ...(isPart && { 'Content-Range': `bytes ${start}-${end - 1}/${total}` }),
  };
  return new Response(body, { status: isPart ? 206 : 200, headers });
}
