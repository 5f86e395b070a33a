import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filmsOf = (name: string) => join(folder, name, 'dist/content/media/videos');

/** A release with these films open to everybody, and one of them to some alone. */
async function release(name: string, films: readonly string[], closed?: string): Promise<string> {
  await mkdir(filmsOf(name), { recursive: true });
  for (const film of films) await writeFile(join(filmsOf(name), film), film);
  const videos = [...films.map((film) => `/media/videos/${film}`), `/closed-media/videos/${closed}`];
  const trainings = videos.map((video) => ({ video }));
  await writeFile(join(folder, name, 'dist/content/content.json'), JSON.stringify({ trainings }));
  return join(folder, name);
}

test('a film that the next release closes does not come back; one that it has no more can be watched to its end', async () => {
  const inUse = await release('in-use', ['stays.aa.mp4', 'closed.bb.mp4', 'gone.dd.mp4']);
  const next = await release('next', ['stays.aa.mp4', 'new.cc.mp4'], 'closed.bb.mp4');
  execFileSync(process.execPath, ['scripts/join-releases.mjs', inUse, next]);
  expect(await readdir(filmsOf('next'))).toEqual(['gone.dd.mp4', 'new.cc.mp4', 'stays.aa.mp4']);
  // Its own pages show it for as long as they are served.
  expect(await readdir(filmsOf('in-use'))).toEqual([
    'closed.bb.mp4',
    'gone.dd.mp4',
    'new.cc.mp4',
    'stays.aa.mp4',
  ]);
});

test('a film of which a copy that was cut short has left a part is whole afterwards', async () => {
  const inUse = await release('in-use', ['film.aa.mp4']);
  const next = await release('next', []);
  await writeFile(join(filmsOf('next'), 'film.aa.mp4'), 'fil');
  execFileSync(process.execPath, ['scripts/join-releases.mjs', inUse, next]);
  expect(await readFile(join(filmsOf('next'), 'film.aa.mp4'), 'utf8')).toBe('film.aa.mp4');
  expect(await readdir(filmsOf('next'))).toEqual(['film.aa.mp4']);
});
