/** Staff may film a training: its film comes through the press with captions and size, open or closed as the training is. */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildContent } from '../../../press/build-content.ts';
import { findFilmFaults } from '../../../press/film-file.ts';
import type { TrainingContent } from '../../../server/modules/platform/content/content.ts';

const FILM = 'tests/support/film/kukk';
const OPEN = 'hommikune-aratus';
const CLOSED = 'jalapaev-jousaalis';
const UNFILMED = 'sirge-selg';
/** Its film has chapters, which are its exercises. */
const DRAWN = 'sinu-esimene-treening';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-filmed-'));
  for (const name of ['foods.csv', 'exercises.csv']) await copyFile(`content/${name}`, join(folder, name));
  for (const name of ['trainings', 'videos']) await mkdir(join(folder, name));
  for (const ending of ['.mp4', '.vtt']) await copyFile(FILM + ending, join(folder, `videos/kukk${ending}`));
  for (const id of [OPEN, CLOSED, UNFILMED]) {
    const file = `trainings/${id}.md`;
    const text = await readFile(`content/${file}`, 'utf8');
    const filmed = text.replace(/\n(?=lisatud: )/u, '\nvideo: kukk\n');
    await writeFile(join(folder, file), id === UNFILMED ? text : filmed);
  }
});

afterEach(() => rm(folder, { recursive: true }));

async function build() {
  const media = join(folder, 'media');
  const { content, problems } = await buildContent(folder, media);
  const filmOf = (id: string): TrainingContent => {
    const training = content.trainings.find((each) => each.id === id);
    if (!training) throw new Error(`${id} is not there`);
    return training;
  };
  const readMedia = (address: string | null) => readFile(join(media, address ?? 'none'));
  return {
    filmOf,
    readMedia,
    problems: problems.filter(({ file }) => /^(?:trainings|videos)\//u.test(file)),
  };
}

test.each([
  [OPEN, 'media'],
  [CLOSED, 'closed-media'],
])('the film of %s is in %s, with its captions and its size', async (id, place) => {
  const { filmOf, readMedia, problems } = await build();
  const { video, captions, videoBytes } = filmOf(id);
  expect(problems).toEqual([]);
  expect(video).toMatch(new RegExp(`^/${place}/videos/kukk\\.[0-9a-f]{8}\\.mp4$`, 'u'));
  expect(captions).toMatch(new RegExp(`^/${place}/videos/kukk\\.[0-9a-f]{8}\\.vtt$`, 'u'));
  const film = await readFile(`${FILM}.mp4`);
  expect((await readMedia(video)).equals(film)).toBe(true);
  expect((await readMedia(captions)).equals(await readFile(`${FILM}.vtt`))).toBe(true);
  expect(videoBytes).toBe(film.byteLength);
});

describe('chapters', () => {
  beforeEach(async () => {
    for (const ending of ['.mp4', '.vtt'])
      await copyFile(`content/videos/${DRAWN}${ending}`, join(folder, `videos/${DRAWN}${ending}`));
    await copyFile(`content/trainings/${DRAWN}.md`, join(folder, `trainings/${DRAWN}.md`));
  });

  test('come with the film: the second at which each exercise begins', async () => {
    const { filmOf, problems } = await build();
    expect(problems).toEqual([]);
    const { chapters = [], plan = [] } = filmOf(DRAWN);
    const exercises = plan.flatMap(({ blocks }) => blocks.flatMap(({ steps }) => steps));
    expect(chapters).toHaveLength(exercises.length);
    expect(chapters.slice(0, 3)).toEqual([5, 100, 158]);
  });

  test('are none of a film that has none', async () => {
    const { filmOf } = await build();
    expect(filmOf(OPEN)).not.toHaveProperty('chapters');
  });

  test.each([
    ['another exercise', (text: string) => text.replace('- Käteringid', '- Õlaringid'), '„Õlaringid“'],
    ['an exercise less', (text: string) => text.replace(/- Rahulik hingamine.*/u, ''), 'kavas on puudu'],
  ])('that are not those of the plan are named: it has %s', async (_what, change, word) => {
    const file = join(folder, `trainings/${DRAWN}.md`);
    await writeFile(file, change(await readFile(file, 'utf8')));
    const { problems } = await build();
    expect(problems).toEqual([{ file: `videos/${DRAWN}.mp4`, message: expect.stringContaining(word) }]);
  });
});

test('a training without a film has neither video nor captions nor size', async () => {
  const { filmOf } = await build();
  expect(filmOf(UNFILMED)).toMatchObject({ video: null, captions: null, videoBytes: null });
});

test('the content check names a film that cannot play before all of it has come', async () => {
  const file = join(folder, 'videos/kukk.mp4');
  await writeFile(file, indexLast(await readFile(file)));
  const { problems } = await build();
  expect(problems).toEqual([{ file: 'videos/kukk.mp4', message: expect.stringContaining('+faststart') }]);
});

test('captions may come from an editor of Windows', async () => {
  const file = join(folder, 'videos/kukk.vtt');
  await writeFile(file, `\uFEFF${(await readFile(file, 'utf8')).replaceAll('\n', '\r\n')}`);
  expect(await findFilmFaults(folder, [])).toEqual([]);
});

test.each([
  ['kukk.mp4', 'it is not a film', () => 'ei ole film', 'MP4'],
  ['kukk.vtt', 'the captions are plain text', () => 'Kükk.', 'WEBVTT'],
  ['kukk.vtt', 'the captions have no times', () => 'WEBVTT\n\nKükk.\n', 'ühtegi aega'],
  [
    'kukk.vtt',
    'the captions are not in order',
    (text: string) => `${text}\n00:00:01.000 --> 00:00:02.000\nTagasi.\n`,
    'järjekorras',
  ],
])('%s is refused where %s', async (name, _what, change, word) => {
  const file = join(folder, 'videos', name);
  await writeFile(file, change(await readFile(file, 'utf8')));
  expect(await findFilmFaults(folder, [])).toEqual([
    { file: `videos/${name}`, message: expect.stringContaining(word) },
  ]);
});

/** Returns the film with its second box, the index, moved to the end. */
function indexLast(film: Buffer): Buffer {
  const headEnd = film.readUInt32BE(0);
  const indexEnd = headEnd + film.readUInt32BE(headEnd);
  return Buffer.concat([
    film.subarray(0, headEnd),
    film.subarray(indexEnd),
    film.subarray(headEnd, indexEnd),
  ]);
}
