/** The contents of `npm run package`: the server, its imports, and nothing that only development needs. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGED, productionPackages } from '../../scripts/package-contents.mjs';
import { filesIn, importsOf, textOf } from '../support/repository-files.ts';

const ROOMS = ['server', 'stand-ins', 'contract'];
const PACKAGE =
  /(?:\bfrom |\bimport\(|\brequire\(|^import )'(@[^/']+\/[^/']+|[^./@'#][^/':]*)(?:\/[^']*)?'/gm;

const packaged = PACKAGED.filter((place) => place.endsWith('.mjs'));
const loading = [...filesIn(...ROOMS).filter((file) => file.endsWith('.ts')), ...packaged];
const { dependencies }: Record<string, Record<string, string>> = JSON.parse(textOf('package.json'));
const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(textOf('package-lock.json'));

/** The packages that a file names, except those whose types alone it needs. */
function packagesOf(file: string): string[] {
  const text = textOf(file).replace(/^import type [^]*?;$/gm, '');
  return [...text.matchAll(PACKAGE)].map(([, name = '']) => name);
}

it('lists as dependencies what the server loads, and the page’s packages, which are built into it, among the others', () => {
  const loaded = new Set(loading.flatMap(packagesOf));
  const missing = [...loaded].filter((name) => dependencies?.[name] === undefined);
  expect(missing, 'A release would lack these: move them from devDependencies to dependencies.').toEqual([]);
  const idle = Object.keys(dependencies ?? {}).filter((name) => !loaded.has(name));
  expect(idle, 'The server loads none of these: move them to devDependencies.').toEqual([]);
});

it('brings no package that only development needs', () => {
  const places = [...productionPackages(lock)];
  expect(places.filter((place) => lock.packages[place]?.dev)).toEqual([]);
  const names = new Set(places.map((place) => place.slice('node_modules/'.length)));
  for (const name of ['typescript', 'vite', 'react', '@types/node']) expect(names).not.toContain(name);
  for (const name of Object.keys(dependencies ?? {})) expect(names).toContain(name);
  expect(names).toContain('@img/sharp-linux-x64');
});

it('brings no tests and no sources of the page', () => {
  expect(PACKAGED.filter((place) => /^(?:tests|contract|src|sw|press|content)\b/.test(place))).toEqual([]);
});

it('brings what its scripts import', () => {
  const missing = packaged.flatMap((file) => importsOf(file)).filter((file) => !PACKAGED.includes(file));
  expect(missing, 'Add these to PACKAGED in scripts/package-contents.mjs.').toEqual([]);
});

it('starts in its unit and in its container what it brings, with settings that operators are told of', () => {
  const unit = textOf('deploy/hoog@.service');
  const container = textOf('deploy/Containerfile');
  expect(unit).toContain('ExecStart=/usr/bin/node dist/server/main.js');
  expect(container).toContain('CMD ["node", "dist/server/main.js"]');
  const guide = textOf(join('docs', 'operations.md'));
  const example = textOf('deploy/environment.example');
  const named = [unit, container, example].flatMap((text) =>
    [...text.matchAll(/(?:^(?:Environment=|ENV |# )?| )([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  );
  const OTHERS = ['HOME', 'BASE'];
  const unknown = named.filter((name) => !OTHERS.includes(name) && !guide.includes(`\`${name}\``));
  expect([named.length > 15, unknown]).toEqual([true, []]);
});

it('limits the memory of a process, above what is warned of', () => {
  const [, limit] = /^MemoryHigh=(\d+)G$/m.exec(textOf('deploy/hoog@.service')) ?? [];
  const [, warned] = /process_resident_memory_bytes > (\S+)/.exec(textOf('deploy/alerts.yml')) ?? [];
  expect(Number(limit) * 1024 ** 3).toBeGreaterThan(Number(warned));
  expect(textOf('deploy/hoog@.service')).toMatch(/^MemoryMax=\d+M$/m);
});
