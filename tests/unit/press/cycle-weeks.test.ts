import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContent } from '../../../press/build-content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-weeks-'));
  for (const table of ['foods.csv', 'exercises.csv'])
    await copyFile(join('content', table), join(folder, table));
  await cp('content/menu', join(folder, 'menu'), { recursive: true });
  await cp('content/schedule', join(folder, 'schedule'), { recursive: true });
  await cp('content/recipes/ahjufalafel-hummusega.md', join(folder, 'recipes/ahjufalafel-hummusega.md'));
});
afterAll(() => rm(folder, { recursive: true }));

const WEEKS = /^(?:menu|schedule)$/u;

async function build() {
  const { content, problems } = await buildContent(folder, join(folder, 'media'));
  const { menuWeeks, scheduleWeeks } = content;
  return { menuWeeks, scheduleWeeks, told: problems.filter(({ file }) => WEEKS.test(file)) };
}

test('a cycle has as many weeks as files, a week of rest at its end included', async () => {
  await writeFile(join(folder, 'schedule/nadal-2.yaml'), 'esmaspäev: []\n');
  expect(await build()).toEqual({ menuWeeks: 4, scheduleWeeks: 2, told: [] });
});

test('a week that is missing between others, and a menu without any week, are not published', async () => {
  await rm(join(folder, 'menu/nadal-2.yaml'));
  await rm(join(folder, 'schedule/nadal-1.yaml'));
  expect((await build()).told).toEqual([
    { file: 'menu', message: 'Puudu on menu/nadal-2.yaml.' },
    { file: 'schedule', message: 'Puudu on schedule/nadal-1.yaml.' },
  ]);
  await rm(join(folder, 'menu'), { recursive: true });
  expect((await build()).told).toContainEqual({ file: 'menu', message: 'Puudu on menu/nadal-1.yaml.' });
});
