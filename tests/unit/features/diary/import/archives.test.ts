/** Archives with several tables, as Google Takeout packs them. */
import { expect, test } from 'vitest';
import { interpretFile, likelyChoices } from '../../../../../src/features/diary/import/interpret-file.ts';
import { problemSentence } from '../../../../../src/features/diary/import/problem-sentence.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';
import type { ReadFile } from '../../../../../src/features/diary/import/reading.ts';
import { zipOf } from '../../../../support/zip-archive.ts';

const FOLDER = 'Takeout/Google Health/Physical Activity_GoogleData/';
const WEIGHTS = 'timestamp,weight grams,data source';
const weighing = (month: string, grams: number) => `2026-${month}-09T05:30:00Z,${grams},Scale app`;

async function read(tables: Readonly<Record<string, readonly string[]>>): Promise<ReadFile> {
  const files = Object.entries(tables).map(([name, rows]) => ({
    name: FOLDER + name,
    contents: `${rows.join('\n')}\n`,
  }));
  const answer = await readFile(new Blob([zipOf(files)]));
  if (!answer.ok) throw new Error(`Refused: ${answer.reason}`);
  return answer.file;
}

const interpreted = (file: ReadFile) => interpretFile(file, likelyChoices(file), '2026-11-20');
const weightsOf = (file: ReadFile) =>
  new Set(interpreted(file).measurements.map(({ figures }) => figures.weight));

test('the table of weighings is read although another of the body comes before it, and the others are named', async () => {
  const file = await read({
    'body_fat_2026-01-01.csv': [
      'timestamp,body fat percentage,data source',
      '2026-01-05T05:30:00Z,31.2,Scale app',
    ],
    'heart_rate_2026-01-01.csv': ['timestamp,beats per minute,data source', '2026-01-05T05:30:00Z,61,Watch'],
    'weight.csv': [WEIGHTS, weighing('01', 68_500), weighing('02', 68_200)],
  });
  expect(weightsOf(file)).toEqual(new Set([68.2, 68.5]));
  expect(file.unreadTables?.toSorted()).toEqual(['body_fat_2026-01-01.csv', 'heart_rate_2026-01-01.csv']);
});

test('each of several tables of weighings is read, whatever its name', async () => {
  const file = await read({
    'weight_2026-01-01.csv': [WEIGHTS, weighing('01', 68_500)],
    'weight_2026-02-01.csv': [WEIGHTS, weighing('02', 68_100)],
    'minu kaal.csv': ['Kuupäev;Kaal (kg)', '09.03.2026;67,9'],
  });
  expect(weightsOf(file)).toEqual(new Set([67.9, 68.1, 68.5]));
  expect(file.unreadTables).toEqual([]);
  const places = file.rows.map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});

test('what is wrong in one of them is told with its name and its line there', async () => {
  const file = await read({
    'weight_2026-01-01.csv': [WEIGHTS, weighing('01', 68_500), weighing('01', 68_400)],
    'weight_2026-02-01.csv': [WEIGHTS, weighing('02', 681_000)],
  });
  const sentences = interpreted(file).problems.map((problem) => problemSentence(problem, file));
  expect(sentences).toEqual([expect.stringMatching(/^weight_2026-02-01\.csv: Rida 2: väärtus „681000“/)]);
});

test('an archive of other tables alone is refused', async () => {
  const contents = 'timestamp,beats per minute\n2026-01-05T05:30:00Z,61\n';
  const answer = await readFile(new Blob([zipOf([{ name: `${FOLDER}heart_rate.csv`, contents }])]));
  expect(answer).toEqual({ ok: false, reason: 'nothingInArchive' });
});
