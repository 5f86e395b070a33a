import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_MEDIA } from '../../../../contract/media-paths.ts';
import type { Content } from './content.ts';

/** Films that the content no longer shows to everybody are removed from the folder that everybody reads. */
export async function closeFilms({ trainings }: Content, contentDirectory: string): Promise<void> {
  const open = new Set(trainings.flatMap(({ video, captions }) => [video, captions]));
  const path = `${OPEN_MEDIA}videos/`;
  const names = await readdir(join(contentDirectory, path)).catch(() => []);
  const closed = names.filter((name) => !open.has(path + name));
  await Promise.all(closed.map((name) => rm(join(contentDirectory, path, name))));
}
