import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { GUARDS } from '../simulation/guards/guards.ts';

const ROOT = new URL('../../', import.meta.url);

it.each(GUARDS)('the product compiles without this guard: $name', async ({ file, text, replacement }) => {
  const source = await readFile(new URL(file, ROOT), 'utf8');
  expect(
    source.split(text),
    'A guard of tests/simulation/guards/ names a text that is not there once.',
  ).toHaveLength(2);
  await transformWithOxc(
    source.replace(text, () => replacement),
    file,
  );
});
