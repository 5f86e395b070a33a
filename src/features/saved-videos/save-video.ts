/** Downloads a video to the device in pieces; pieces already there are not fetched again. */
import {
  captionsKey,
  keptPieces,
  openVideoCache,
  pieceKey,
  readRecord,
  removeSavedVideo,
  tellSavedVideosChanged,
  type VideoRecord,
  writeRecord,
} from '../../library/saved-videos.ts';
import { captionsOf, pathOf } from '../../library/media-path.ts';
import { type Piece, piecesOf } from '../../library/video-pieces.ts';

/** `interrupted`: downloaded pieces stay. `full`: nothing stays. `stopped`: she, or another tab, removed it. */
export type SaveEnd = 'saved' | 'interrupted' | 'full' | 'stopped';

export interface VideoToSave extends Omit<VideoRecord, 'isWhole'> {
  /** Returns a current address, because the known one may have expired. Rejects if nobody can say. */
  askAddress: () => Promise<string>;
}

export interface SaveOptions {
  memberId: string;
  video: VideoToSave;
  signal: AbortSignal;
  onProgress: (keptBytes: number) => void;
}

/** The disk has no room for the rest. */
class FullDisk extends Error {}
class Stopped extends Error {}

/** Never throws for ordinary failures: no network, no space, a change of mind. */
export async function saveVideo(options: SaveOptions): Promise<SaveEnd> {
  const { memberId, video, signal } = options;
  try {
    await savePieces(options);
    return 'saved';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    const isStopped = error instanceof Stopped;
    if (!isStopped && !isFullDisk(error)) return 'interrupted';
    await removeSavedVideo(memberId, video.address);
    return isStopped ? 'stopped' : 'full';
  } finally {
    tellSavedVideosChanged(memberId);
  }
}

async function savePieces({ memberId, video, signal, onProgress }: SaveOptions): Promise<void> {
  const { askAddress, ...record } = video;
  const { address, bytes } = record;
  const cache = await openVideoCache(memberId);
  const kept = await keptPieces(cache, address);
  const [missing, here] = [
    piecesOf(bytes).filter(({ index }) => !kept.has(index)),
    piecesOf(bytes).filter(({ index }) => kept.has(index)),
  ];
  if (!(await hasRoom(sizeOf(missing)))) throw new FullDisk();
  if (!(await readRecord(cache, address))) await writeRecord(cache, { ...record, isWhole: false });
  tellSavedVideosChanged(memberId);
  let keptBytes = sizeOf(here);
  onProgress(keptBytes);
  const source = await askAddress();
  if (pathOf(source) !== address) throw new Error('Another video is there by now');
  for (const piece of missing) {
    const before = keptBytes;
    const blob = await fetchPiece(source, bytes, piece, signal, (come) => onProgress(before + come));
    if (signal.aborted || !(await readRecord(cache, address))) throw new Stopped();
    await cache.put(pieceKey(address, piece.index), new Response(blob));
    keptBytes += piece.end - piece.start;
    onProgress(keptBytes);
  }
  await saveCaptions(cache, address, captionsOf(source), signal);
  if (signal.aborted || !(await readRecord(cache, address))) throw new Stopped();
  await writeRecord(cache, { ...record, isWhole: true });
}

/** Throws unless the response is exactly this piece: not half of it, nor a captive portal's page. */
async function fetchPiece(
  source: string,
  bytes: number,
  { start, end }: Piece,
  signal: AbortSignal,
  onBytes: (come: number) => void,
): Promise<Blob> {
  const headers = { Range: `bytes=${start}-${end - 1}` };
  const response = await fetch(source, { headers, signal, cache: 'no-store' });
  const isAsked = response.headers.get('Content-Range') === `bytes ${start}-${end - 1}/${bytes}`;
  if (response.status !== 206 || !isAsked || !response.body) throw new Error('Another answer came');
  const chunks: BlobPart[] = [];
  let come = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    come += value.length;
    onBytes(come);
  }
  if (come !== end - start) throw new Error('Not all of it came');
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? 'video/mp4' });
}

/** Not every video has captions. */
async function saveCaptions(
  cache: Cache,
  address: string,
  source: string,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(source, { signal, cache: 'no-store' });
  if (response.ok) await cache.put(captionsKey(address), response);
  else if (response.status !== 404) throw new Error('The captions did not come');
}

/** Returns whether so many bytes fit, as far as the browser says. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage >= bytes;
}

function isFullDisk(error: unknown): boolean {
  return error instanceof FullDisk || (error instanceof Error && error.name === 'QuotaExceededError');
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { start, end }) => sum + end - start, 0);
}
