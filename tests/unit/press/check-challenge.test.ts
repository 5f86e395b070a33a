import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildContent } from '../../../press/build-content.ts';
import { findChallengeFaults } from '../../../press/check-challenge.ts';
import { parsePage } from '../../../press/page-file.ts';

const FOLDER = new URL('../../../content/pages/timetable/', import.meta.url);
const FILES = readdirSync(FOLDER).toSorted((one, other) => (one < other ? -1 : 1));
/** As staff publish them, of which the second week may be `changed`. */
const weeks = (changed = (text: string) => text) =>
  FILES.flatMap((name, index) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const file = `pages/timetable/${name}`;
    const { page } = parsePage(file, index === 1 ? changed(text) : text);
    return page ? [{ file, page }] : [];
  });
const secondFile = `pages/timetable/${FILES[1]}`;

test('lets through the published weeks, and content without a challenge', () => {
  expect(findChallengeFaults(weeks())).toEqual([]);
  expect(findChallengeFaults([])).toEqual([]);
});

test.each([
  ['a day whose row is written otherwise', 'Kolmapäev:**', 'Kolmapäev**:', 7],
  ['a day too few', /^- \*\*Pühapäev.*$/mu, '', 1],
  ['a day too many', /$/u, '\n- **Pühapäev:** puhkus', 1],
])('refuses %s, naming the line', (_, from, to, line) => {
  const faults = findChallengeFaults(weeks((text) => text.trim().replace(from, to)));
  expect(faults.map((fault) => [fault.file, fault.line])).toEqual([[secondFile, line]]);
});

test('keeps content with another number of weeks from being published', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-challenge-'));
  await mkdir(join(folder, 'pages/timetable'), { recursive: true });
  for (const table of ['foods.csv', 'substitutes.csv', 'exercises.csv'])
    await copyFile(join('content', table), join(folder, table));
  for (const week of weeks().slice(0, 3)) await writeFile(join(folder, week.file), week.page.value);
  const { problems } = await buildContent(folder, join(folder, 'media'));
  expect(problems.map(({ message }) => message)).toContain(
    'Väljakutse ajakavas on 4 lehte, üks iga nädala jaoks; praegu on 3.',
  );
});
