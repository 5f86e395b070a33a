/** Her photos as one ZIP file, read a few at a time; photos that cannot be read are left out and named. */
import { dayOf } from '../../../../contract/moments.ts';
import { crc32 } from '../../../device/crc32.ts';
import { ZipWriter } from '../../../device/zip-writer.ts';
import { formatDay, formatTime } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { measurementsText } from './measurements.text.ts';

export interface WantedPhoto {
  eventDateTime: string;
  /** Rejects if it cannot be read. */
  read: (signal: AbortSignal) => Promise<Blob>;
}

export interface PhotoArchive {
  file: File;
  /** The number of photos in it. */
  count: number;
  /** The moments of those that are not. */
  missing: readonly string[];
}

interface ArchiveOptions {
  name: string;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** So that the network is not idle between two, and no more than these are in memory. */
const AT_ONCE = 4;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const MISSING_FILE = 'puuduvad-fotod.txt';

/** Packs `photos`, which are the earliest first. Throws only when it is aborted. */
export async function archivePhotos(
  photos: readonly WantedPhoto[],
  { name, signal, onProgress }: ArchiveOptions,
): Promise<PhotoArchive> {
  const read: ({ data: Blob; crc: number } | undefined)[] = [];
  let next = 0;
  let done = 0;
  const readOn = async () => {
    for (let index = next; index < photos.length; index = next) {
      next += 1;
      read[index] = await photos[index]
        ?.read(signal)
        .then(withChecksum)
        .catch(() => undefined);
      signal.throwIfAborted();
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  const names = createNames();
  const archive = new ZipWriter();
  const missing: string[] = [];
  photos.forEach(({ eventDateTime: moment }, index) => {
    const photo = read[index];
    if (photo) archive.add({ name: names(moment, photo.data.type), moment, ...photo });
    else missing.push(moment);
  });
  if (missing.length > 0) archive.add({ ...(await listOf(missing)), moment: missing.at(-1) ?? '' });
  const file = new File(archive.finish(), name, { type: 'application/zip' });
  return { file, count: photos.length - missing.length, missing };
}

async function withChecksum(data: Blob): Promise<{ data: Blob; crc: number }> {
  return { data, crc: crc32(new Uint8Array(await data.arrayBuffer())) };
}

/** The day, and from the day's second photo on its number: 2026-11-23.jpg, 2026-11-23-2.jpg. */
function createNames(): (moment: string, type: string) => string {
  const counts = new Map<string, number>();
  return (moment, type) => {
    const day = dayOf(moment);
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return `${day}${count === 1 ? '' : `-${count}`}.${EXTENSIONS[type] ?? 'jpg'}`;
  };
}

/** „3. märts 2026 kell 08:15“. */
export function momentOfPhoto(moment: string): string {
  return fill(measurementsText.photoAt, { day: formatDay(moment), time: formatTime(moment) });
}

/** So that the archive itself names its missing photos. */
async function listOf(missing: readonly string[]) {
  const lines = missing.map((moment) => `${momentOfPhoto(moment)}\r\n`);
  const data = new Blob([measurementsText.photosMissingFile, '\r\n', ...lines], { type: 'text/plain' });
  return { name: MISSING_FILE, ...(await withChecksum(data)) };
}
