/**
 * Videos that a member has saved on this device: a cache of her own, with each video's record, pieces and captions. The
 * page fills it, the worker plays from it, and it goes when she signs out.
 */
import { pathOf } from './media-path.ts';
import { piecesOf } from './video-pieces.ts';

const PREFIX = 'saved-videos:';

export interface VideoRecord {
  /** The training with which she saved it. */
  trainingId: string;
  /** Other trainings that have the same film, if she saved it with them too. */
  otherTrainings?: readonly string[];
  title: string;
  /** Its path, without the signature of the address that the player asks for. */
  address: string;
  bytes: number;
  /** Every piece is here, and the captions too. */
  isWhole: boolean;
}

export interface SavedVideo extends VideoRecord {
  /** The number of its bytes on the device. */
  keptBytes: number;
}

/** Returns the trainings that play it. */
export function trainingsOf({
  trainingId,
  otherTrainings = [],
}: Pick<VideoRecord, 'trainingId' | 'otherTrainings'>): string[] {
  return [trainingId, ...otherTrainings];
}

/** Lets a training play it too. */
export function playedBy(record: VideoRecord, trainingId: string): VideoRecord {
  if (trainingsOf(record).includes(trainingId)) return record;
  return { ...record, otherTrainings: [...(record.otherTrainings ?? []), trainingId] };
}

export const recordKey = (address: string) => `${address}?kept=record`;
export const pieceKey = (address: string, index: number) => `${address}?kept=${index}`;
export const captionsKey = (address: string) => `${address}.vtt`;

export function videoCacheName(memberId: string): string {
  return PREFIX + memberId;
}

export function openVideoCache(memberId: string): Promise<Cache> {
  return caches.open(videoCacheName(memberId));
}

/** Returns undefined if she has saved nothing, because looking must not create an empty cache. */
export async function existingVideoCache(memberId: string): Promise<Cache | undefined> {
  return (await caches.has(videoCacheName(memberId))) ? openVideoCache(memberId) : undefined;
}

export async function readRecord(cache: Cache, address: string): Promise<VideoRecord | undefined> {
  const kept = await cache.match(recordKey(address));
  return kept ? ((await kept.json()) as VideoRecord) : undefined;
}

export async function writeRecord(cache: Cache, record: VideoRecord): Promise<void> {
  await cache.put(recordKey(record.address), Response.json(record));
}

/** Lets another training play the video, if it is here completely; returns whether it is. */
export async function shareSavedVideo(
  memberId: string,
  address: string,
  trainingId: string,
): Promise<boolean> {
  const cache = await existingVideoCache(memberId);
  const record = cache && (await readRecord(cache, address));
  if (!cache || !record?.isWhole) return false;
  if (trainingsOf(record).includes(trainingId)) return true;
  await writeRecord(cache, playedBy(record, trainingId));
  tellSavedVideosChanged(memberId);
  return true;
}

/** Returns the stored pieces of the video, by index. */
export async function keptPieces(cache: Cache, address: string): Promise<Set<number>> {
  const keys = await cache.keys(address, { ignoreSearch: true });
  return new Set(keys.map(({ url }) => Number(new URL(url).searchParams.get('kept') ?? NaN)));
}

/** Returns them by title; none if the device has no such storage. */
export async function listSavedVideos(memberId: string): Promise<SavedVideo[]> {
  const cache = await existingVideoCache(memberId);
  if (!cache) return [];
  const addresses = recordedAmong(await cache.keys());
  const videos = await Promise.all(addresses.map((address) => readSavedVideo(cache, address)));
  return videos
    .filter((video) => video !== undefined)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'et'));
}

/** Returns the addresses of the videos that have a record. */
function recordedAmong(keys: readonly Request[]): string[] {
  const urls = keys.map(({ url }) => new URL(url));
  return urls.filter(({ search }) => search === '?kept=record').map(({ pathname }) => pathname);
}

async function readSavedVideo(cache: Cache, address: string): Promise<SavedVideo | undefined> {
  const [record, kept] = await Promise.all([readRecord(cache, address), keptPieces(cache, address)]);
  if (!record) return undefined;
  const here = piecesOf(record.bytes).filter(({ index }) => kept.has(index));
  return { ...record, keptBytes: here.reduce((sum, { start, end }) => sum + end - start, 0) };
}

/** Frees the rest of videos whose removal was killed: without its record nothing of a video is listed, nor played. */
export async function removeUnrecorded(memberId: string): Promise<void> {
  const cache = await existingVideoCache(memberId);
  if (!cache) return;
  const keys = await cache.keys();
  const recorded = new Set(recordedAmong(keys));
  for (const { url } of keys) {
    const address = new URL(url).pathname.replace(/\.vtt$/, '');
    // Another page may have begun to save it since.
    if (!recorded.has(address) && !(await readRecord(cache, address))) await cache.delete(url);
  }
}

export async function removeSavedVideo(memberId: string, address: string): Promise<void> {
  const cache = await existingVideoCache(memberId);
  if (!cache) return;
  // The record first: without it nothing plays, and a save in progress stops.
  await cache.delete(recordKey(address));
  await cache.delete(address, { ignoreSearch: true });
  await cache.delete(captionsKey(address));
  tellSavedVideosChanged(memberId);
}

/** All of a member's, at once. */
export async function removeSavedVideos(memberId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(videoCacheName(memberId));
}

interface FilmedTraining {
  id: string;
  locked: boolean;
  videoBytes: number | null;
  /** The film's address, signed if need be. */
  video: string | null;
}

/**
 * Frees the videos of trainings that are not open to her any more, or have none any more. One that another open training has stays,
 * though she never saved it with that one.
 */
export async function removeClosedVideos(
  memberId: string,
  trainings: readonly FilmedTraining[],
): Promise<void> {
  const isOpen = isOpenAmong(trainings);
  for (const video of await listSavedVideos(memberId))
    if (!isOpen(video)) await removeSavedVideo(memberId, video.address);
}

/** Returns whether one of the trainings that are open to her has the film. */
export function isOpenAmong(
  trainings: readonly FilmedTraining[],
): (video: Pick<VideoRecord, 'address' | 'trainingId' | 'otherTrainings'>) => boolean {
  const open = trainings.filter(({ locked, videoBytes }) => !locked && videoBytes !== null);
  const ids = new Set(open.map(({ id }) => id));
  const films = new Set(open.flatMap(({ video }) => (video ? pathOf(video) : [])));
  return (video) => films.has(video.address) || trainingsOf(video).some((id) => ids.has(id));
}

export function tellSavedVideosChanged(memberId: string): void {
  const channel = new BroadcastChannel(PREFIX + memberId);
  channel.postMessage('changed');
  channel.close();
}

/** Returns a function that stops listening. */
export function onSavedVideosChanged(memberId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(PREFIX + memberId);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
