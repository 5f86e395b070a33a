import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../press/read-content.ts';

test('texts from an editor of Windows, with its mark and its line ends, are read as any other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-content-'));
  await cp('content', folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.(?:md|csv|yaml)$/u.test(entry.name)) continue;
    await writeFile(file, `\uFEFF${(await readFile(file, 'utf8')).replaceAll('\n', '\r\n')}`);
  }
  const read = await readContent(folder);
  await rm(folder, { recursive: true });
  expect(read.problems).toEqual([]);
  expect(read).toEqual(await readContent('content'));
});
