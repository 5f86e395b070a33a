import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exercisesInTurn } from '../contract/plan-chapters.ts';
import { listFiles, nameOf } from './content-folder.ts';
import { boxNames, chaptersIn } from './film-boxes.ts';
import type { Problem } from './problem.ts';
import type { WrittenTraining } from './training-file.ts';

type Filmed = Pick<WrittenTraining, 'id' | 'plan' | 'videoName'>;

/** Checks the films of `content/videos`, their captions, and their chapters against the plans that they show. */
export async function findFilmFaults(
  contentFolder: string,
  trainings: readonly Filmed[],
): Promise<Problem[]> {
  const files = await listFiles(contentFolder, 'videos', ['.mp4', '.vtt']);
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(contentFolder, file));
      const shown = trainings.filter(({ videoName }) => videoName === nameOf(file));
      const messages = file.endsWith('.vtt')
        ? [captionsFault(bytes.toString('utf8'))]
        : [filmFault(bytes) ?? shown.map((training) => chaptersFault(bytes, training))].flat();
      return messages.flatMap((message) => (message === undefined ? [] : [{ file, message }]));
    }),
  );
  return found.flat();
}

/** A player needs the index, `moov`, before the pictures and the sound, `mdat`. */
function filmFault(bytes: Buffer): string | undefined {
  const boxes = boxNames(bytes);
  if (!boxes.includes('moov')) return 'See ei ole MP4-video.';
  if (boxes.indexOf('moov') < boxes.indexOf('mdat')) return undefined;
  return 'Video peab mängima hakkama enne, kui see on lõpuni laaditud: lisa ffmpegile „-movflags +faststart“.';
}

/** The player shows them as the plan's exercises, and logs by them. */
function chaptersFault(film: Buffer, { id, plan = [] }: Filmed): string | undefined {
  const chapters = chaptersIn(film).map(({ title }) => title);
  const exercises = exercisesInTurn(plan).map(({ title }) => title);
  const length = Math.max(chapters.length, exercises.length);
  const other = Array.from({ length }).findIndex((_, index) => chapters[index] !== exercises[index]);
  if (chapters.length === 0 || other === -1) return undefined;
  const [has, wanted] = [chapters, exercises].map((titles) => titles[other]);
  return `Video peatükid ei ole treeningu „${id}“ harjutused: ${other + 1}. peatükk on ${quoted(has)}, kavas on ${quoted(wanted)}. Joonistatud film joonista uuesti („npm run film -- ${id}“); filmitud videost võta peatükid ära (ffmpegi „-map_chapters -1“) või anna neile kava harjutuste nimed.`;
}

const quoted = (title: string | undefined) => (title === undefined ? 'puudu' : `„${title}“`);

function captionsFault(text: string): string | undefined {
  if (!/^\uFEFF?WEBVTT\r?\n/u.test(text)) return 'Subtiitrite esimene rida on „WEBVTT“.';
  const times = [...text.matchAll(/^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> /gmu)].map(
    ([, hours = '0', minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  if (times.length === 0) return 'Subtiitrites ei ole ühtegi aega kujul „00:00:02.000 --> 00:00:05.200“.';
  const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? 0));
  return isInOrder ? undefined : 'Subtiitrite ajad ei ole järjekorras.';
}
