import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { findUnlisted, inputsOf, isIn, partNames } from '../../scripts/build-inputs.mjs';
import { readsOf } from '../../scripts/build-reads.mjs';

const root = new URL('../../', import.meta.url);
/** No module of a bundle: they decide how the packages and the TypeScript are read, and what renders is run by itself. */
const NOT_RECORDED = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** A script of the build and every script that it imports. */
function scriptsFrom(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const text = readFileSync(new URL(script, root), 'utf8');
  for (const [, imported = ''] of text.matchAll(/ from '(\.\/[^']+)'/g))
    scriptsFrom(`scripts/${imported.slice(2)}`, seen);
  return seen;
}

beforeAll(async () => {
  // Builds what is stale; one that is fresh has said what it read when it was built.
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: fileURLToPath(root) });
}, 300_000);

describe.each(partNames)('the build of %s', (part) => {
  it('has read nothing that is not on its list of inputs', async () => {
    const read = [...(await readsOf(part)), ...scriptsFrom('scripts/build.mjs')];
    expect(
      findUnlisted(part, read),
      `read by the build of ${part}: add it in scripts/build-inputs.mjs, or its change serves the old product`,
    ).toEqual([]);
  });

  it('has a list of places that exist and that it reads', async () => {
    const read = [...(await readsOf(part)), ...scriptsFrom('scripts/build.mjs'), ...NOT_RECORDED];
    const unread = inputsOf(part).filter(
      (place) =>
        !existsSync(new URL(place, root)) ||
        !(place.startsWith('dist/') || read.some((file) => isIn(place, file))),
    );
    expect(
      unread,
      `on the list of ${part} and read by nobody: take it from scripts/build-inputs.mjs`,
    ).toEqual([]);
  });
});
