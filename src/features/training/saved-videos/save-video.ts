/** Downloads a video to the device in pieces; pieces already there are not fetched again. */
import { withLibrary } from '../../../library/library-database.ts';
import {
  captionsKey,
  isOpenAmong,
  keptPieces,
  openVideoCache,
  pieceKey,
  playedBy,
  readRecord,
  removeSavedVideo,
  removeUnrecorded,
  tellSavedVideosChanged,
  trainingsOf,
  type VideoRecord,
  writeRecord,
} from '../../../library/saved-videos.ts';
import { isFullDisk } from '../../../library/full-disk.ts';
import { captionsOf, pathOf } from '../../../library/media-path.ts';
import { type Piece, piecesOf } from '../../../library/video-pieces.ts';

/**
 * `interrupted`: downloaded pieces stay. Of the others nothing stays. `gone`: staff have replaced or withdrawn it. `closed`: her plan opens
 * it no more, of which its training's page tells her. `stopped`: she, or another tab, removed it.
 */
export type SaveEnd = 'saved' | 'interrupted' | 'full' | 'gone' | 'closed' | 'stopped';

export interface VideoToSave extends Omit<VideoRecord, 'isWhole'> {
  /**
   * Returns a current address, because the known one may have expired. Rejects with `FilmGone`, `FilmClosed` or, if nobody can say,
   * another.
   */
  askAddress: () => Promise<string>;
}

export interface SaveOptions {
  memberId: string;
  video: VideoToSave;
  signal: AbortSignal;
  onProgress: (keptBytes: number) => void;
  /** The network may be another one at each piece. */
  mayGoOn: () => boolean;
}

/** The disk has no room for the rest. */
class FullDisk extends Error {}
class Stopped extends Error {}
/** The service says that the training has no film, or another one. */
export class FilmGone extends Error {}
/** The service says that the training is not open to her, as when her plan has ended. */
export class FilmClosed extends Error {}

/** Never throws for ordinary failures: no network, no space, a change of mind. */
export async function saveVideo(options: SaveOptions): Promise<SaveEnd> {
  const { memberId, video, signal } = options;
  try {
    await savePieces(options);
    return 'saved';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    const end = error instanceof Stopped ? await whyRemoved(memberId, video) : endOf(error);
    if (end !== 'interrupted') await removeSavedVideo(memberId, video.address);
    return end;
  } finally {
    tellSavedVideosChanged(memberId);
  }
}

/**
 * Tells if the library removed it (sw/library-refresh.ts), because staff did or because it is closed to her now, or if she did in
 * another tab.
 */
async function whyRemoved(memberId: string, video: VideoToSave): Promise<SaveEnd> {
  const kept = withLibrary(memberId, (database) => database.get('trainings', 'all'));
  const trainings = await kept.catch(() => undefined);
  if (trainings === undefined || isOpenAmong(trainings)(video)) return 'stopped';
  const ids = trainingsOf(video);
  return trainings.some(({ id, locked }) => locked && ids.includes(id)) ? 'closed' : 'gone';
}

function endOf(error: unknown): SaveEnd {
  if (error instanceof FilmGone) return 'gone';
  if (error instanceof FilmClosed) return 'closed';
  return error instanceof FullDisk || isFullDisk(error) ? 'full' : 'interrupted';
}

async function savePieces({ memberId, video, signal, onProgress, mayGoOn }: SaveOptions): Promise<void> {
  const { askAddress, ...record } = video;
  const { address, bytes } = record;
  // Not to be taken for pieces of this download, whoever removes them meanwhile.
  await removeUnrecorded(memberId);
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
  if (pathOf(source) !== address) throw new FilmGone('Another video is there by now');
  for (const piece of missing) {
    if (!mayGoOn()) throw new Error('It would cost her');
    const before = keptBytes;
    const blob = await fetchPiece(source, bytes, piece, signal, (come) => onProgress(before + come));
    if (signal.aborted || !(await readRecord(cache, address))) throw new Stopped();
    await cache.put(pieceKey(address, piece.index), new Response(blob));
    keptBytes += piece.end - piece.start;
    onProgress(keptBytes);
  }
  await saveCaptions(cache, address, captionsOf(source), signal);
  const begun = await readRecord(cache, address);
  if (signal.aborted || !begun) throw new Stopped();
  // Another training that has the same film may have begun it.
  await writeRecord(cache, { ...playedBy(begun, record.trainingId), isWhole: true });
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

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { start, end }) => sum + end - start, 0);
}
