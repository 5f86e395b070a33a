/** The built content with short films, which staff may add to any training. The published content has two, of full length. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content, TrainingContent } from '../../server/modules/platform/content/content.ts';
import { CLOSED_MEDIA, OPEN_MEDIA } from '../../contract/media-paths.ts';

const BUILT = fileURLToPath(new URL('../../dist/content/', import.meta.url));
const FILM = new URL('film/', import.meta.url);
/** Trainings share them, as they may. */
const FILMS = 3;

interface FilmedContent {
  /** For CONTENT_DIR. */
  folder: string;
  trainings: readonly TrainingContent[];
  remove(): Promise<void>;
}

/**
 * Each training of the calendar that is not a broadcast has a film of half a minute, with captions, and so have those whose own
 * films are longer.
 */
export async function makeFilmedContent(): Promise<FilmedContent> {
  const film = await readFile(new URL('kukk.mp4', FILM));
  return publishFilm(film, ({ schedule }) => {
    const planned = new Set(schedule.map(({ trainingId }) => trainingId));
    return ({ id, type, video }) => video !== null || (planned.has(id) && !type.includes('LIVE'));
  });
}

/** Gives the film to the trainings that are chosen; the films of others stay. */
export async function publishFilm(
  film: Uint8Array,
  chooserOf: (content: Content) => (training: TrainingContent) => boolean,
): Promise<FilmedContent> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-filmed-'));
  await cp(BUILT, folder, { recursive: true });
  const file = join(folder, 'content.json');
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  const chosen = content.trainings.filter(chooserOf(content));
  if (chosen.length === 0) throw new Error('No training would have a film');
  const filmed = chosen.map((training, index) => withFilm(training, index % FILMS, film.byteLength));
  const captions = await readFile(new URL('kukk.vtt', FILM));
  for (const place of new Set(filmed.map(({ video }) => video))) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), film);
    await writeFile(join(folder, captionsOf(place)), captions);
  }
  const byId = new Map(filmed.map((training) => [training.id, training]));
  const trainings = content.trainings.map((training) => byId.get(training.id) ?? training);
  await writeFile(
    file,
    JSON.stringify({
      ...content,
      trainings,
      version: `${content.version}-filmed`,
    }),
  );
  return {
    folder,
    trainings: filmed,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function withFilm({ chapters: _ofItsOwn, ...training }: TrainingContent, nth: number, videoBytes: number) {
  const prefix = training.accessLevel === 'PUBLIC' ? OPEN_MEDIA : CLOSED_MEDIA;
  const video = `${prefix}videos/proovifilm-${nth}.00000000.mp4`;
  return { ...training, video, captions: captionsOf(video), videoBytes };
}

const captionsOf = (video: string) => video.replace(/mp4$/u, 'vtt');
