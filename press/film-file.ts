import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './content-folder.ts';
import type { Problem } from './problem.ts';

const BOX_HEAD_BYTES = 8;

/** Checks the films of `content/videos` and their captions. */
export async function findFilmFaults(contentFolder: string): Promise<Problem[]> {
  const files = await listFiles(contentFolder, 'videos', ['.mp4', '.vtt']);
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(contentFolder, file));
      const message = file.endsWith('.mp4') ? filmFault(bytes) : captionsFault(bytes.toString('utf8'));
      return message === undefined ? [] : [{ file, message }];
    }),
  );
  return found.flat();
}

/** A player needs the index, `moov`, before the pictures and the sound, `mdat`. */
function filmFault(bytes: Buffer): string | undefined {
  const boxes = topBoxes(bytes);
  if (!boxes.includes('moov')) return 'See ei ole MP4-video.';
  if (boxes.indexOf('moov') < boxes.indexOf('mdat')) return undefined;
  return 'Video peab mängima hakkama enne, kui see on lõpuni laaditud: lisa ffmpegile „-movflags +faststart“.';
}

function captionsFault(text: string): string | undefined {
  if (!/^\uFEFF?WEBVTT\r?\n/u.test(text)) return 'Subtiitrite esimene rida on „WEBVTT“.';
  const times = [...text.matchAll(/^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> /gmu)].map(
    ([, hours = '0', minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  if (times.length === 0) return 'Subtiitrites ei ole ühtegi aega kujul „00:00:02.000 --> 00:00:05.200“.';
  const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? 0));
  return isInOrder ? undefined : 'Subtiitrite ajad ei ole järjekorras.';
}

/** The types of an MP4 file's top-level boxes, in order. */
function topBoxes(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let offset = 0; offset + BOX_HEAD_BYTES <= bytes.byteLength;) {
    names.push(bytes.toString('latin1', offset + 4, offset + BOX_HEAD_BYTES));
    const size = bytes.readUInt32BE(offset);
    if (size < BOX_HEAD_BYTES) break;
    offset += size;
  }
  return names;
}
