import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeFilms } from '../../../../../../server/modules/platform/content/close-films.ts';
import { SAMPLE_CONTENT } from '../../../../../support/sample-content.ts';

test('a film stays in the public folder only while everybody may see it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-films-'));
  const films = join(folder, 'media', 'videos');
  await mkdir(films, { recursive: true });
  const open = ['treening-public.aaaa.mp4', 'treening-public.bbbb.vtt'];
  for (const name of [...open, 'treening-basic.aaaa.mp4', 'eilne.aaaa.mp4'])
    await writeFile(join(films, name), name);
  await closeFilms(SAMPLE_CONTENT, folder);
  expect(await readdir(films)).toEqual(open);
  await rm(folder, { recursive: true });
  await expect(closeFilms(SAMPLE_CONTENT, folder)).resolves.toBeUndefined();
});
