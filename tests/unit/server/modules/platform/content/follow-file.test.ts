import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeOf, followFile } from '../../../../../../server/modules/platform/content/follow-file.ts';

let path: string;
let stop = () => Promise.resolve();
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'hoog-follow-')), 'content.json');
});
afterEach(async () => {
  await stop();
  await rm(join(path, '..'), { recursive: true });
});

/** In one step, as content is published. */
async function publish(text: string, second: number): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await utimes(draft, second, second);
  await rename(draft, path);
}

it('brings what was published between the start of an import and the first look, and once', async () => {
  await publish('old', 1);
  const known = await changeOf(path);
  await publish('new', 2);
  let brought = 0;
  const bring = () => {
    brought += 1;
    return Promise.resolve(true);
  };
  stop = followFile(path, known, bring, 5);
  await expect.poll(() => brought).toBe(1);
  await publish('newer', 3);
  await expect.poll(() => brought).toBe(2);
});
