/**
 * `npm run film -- <training>`: draws a film of a training from its plan, which one can train by, with captions and chapters, into
 * `content/videos/`. It needs ffmpeg and a Chromium on this machine; the product itself needs neither.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { openSourceLoader } from './source-loader.mjs';
import { ensureBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs';

/** @typedef {typeof import('./film/draw-film.ts')} DrawFilm */
/** @typedef {typeof import('./film/film-captions.ts')} FilmCaptions */
/** @typedef {typeof import('./film/film-encoder.ts')} FilmEncoder */
/** @typedef {typeof import('./film/film-timeline.ts')} FilmTimeline */
/** @typedef {typeof import('../press/exercise-table.ts')} ExerciseTable */
/** @typedef {typeof import('../press/training-file.ts')} TrainingFile */

const root = new URL('../', import.meta.url);
const [, , name = ''] = process.argv;

const vite = await openSourceLoader();
try {
  const fault = await run();
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 1;
  }
} finally {
  await vite.close();
}

/** Returns what keeps it from drawing, in a sentence. */
async function run() {
  const file = `trainings/${name}.md`;
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(new URL(`content/${file}`, root)))
    return 'Name a training of content/trainings/, as in: npm run film -- sinu-esimene-treening';
  const { hasFfmpeg } = /** @type {FilmEncoder} */ (
    await vite.ssrLoadModule('/scripts/film/film-encoder.ts')
  );
  if (!hasFfmpeg())
    return 'A film needs ffmpeg, which this machine lacks. Install it (Debian: apt-get install ffmpeg).';
  if (!ensureBrowser())
    return HOW_TO_GET_A_BROWSER.replace('The browser tests need', "A film's letters need");

  const { parseExerciseTable } = /** @type {ExerciseTable} */ (
    await vite.ssrLoadModule('/press/exercise-table.ts')
  );
  const { parseTraining } = /** @type {TrainingFile} */ (await vite.ssrLoadModule('/press/training-file.ts'));
  const textOf = (/** @type {string} */ place) => readFile(new URL(`content/${place}`, root), 'utf8');
  const { table } = parseExerciseTable('exercises.csv', await textOf('exercises.csv'));
  const { training, problems } = parseTraining(file, await textOf(file), table);
  if (training === null)
    return problems.map(({ line, message }) => `content/${file}:${line ?? 1}: ${message}`).join('\n');

  const { filmTimeline } = /** @type {FilmTimeline} */ (
    await vite.ssrLoadModule('/scripts/film/film-timeline.ts')
  );
  const { captionsOf } = /** @type {FilmCaptions} */ (
    await vite.ssrLoadModule('/scripts/film/film-captions.ts')
  );
  const { drawFilm } = /** @type {DrawFilm} */ (await vite.ssrLoadModule('/scripts/film/draw-film.ts'));
  const timeline = filmTimeline(training, table.exercises);
  const place = (/** @type {string} */ ending) => new URL(`content/videos/${name}.${ending}`, root);
  await mkdir(new URL('content/videos/', root), { recursive: true });
  // Unfinished films have another ending, so that none is taken for a film of the content.
  await drawFilm(training.title, timeline, place('new').pathname);
  await rename(place('new'), place('mp4'));
  await writeFile(place('vtt'), captionsOf(timeline));
  const { size } = await stat(place('mp4'));
  const [minutes, seconds] = [Math.floor(timeline.seconds / 60), timeline.seconds % 60];
  console.log(`content/videos/${name}.mp4: ${minutes} min ${seconds} s, ${(size / 1e6).toFixed(1)} MB`);
  if (training.videoName !== name)
    console.log(`The training shows it once the head of content/${file} says: video: ${name}`);
  return undefined;
}
