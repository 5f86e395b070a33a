import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, tableBelow } from '../support/repository-files.ts';

const CODE = ['contract', 'src', 'sw', 'server', 'stand-ins', 'press', 'tests', 'scripts'];

const roles = new Set(
  tableBelow('docs/structure.md', '## Endings of files').flatMap(({ cells: [endings = ''] }) =>
    [...endings.matchAll(/`\.([^`]+)`/g)].map(([, ending = '']) => ending),
  ),
);

/** `text.ts` of `recipes.text.ts`; undefined for a file that has no role but its name. */
function endingOf(file: string): string | undefined {
  const [, ending] = /^[^.]+\.(.+\..+)$/.exec(basename(file)) ?? [];
  return ending !== undefined && /\.(?:ts|tsx|mjs)$/.test(ending) ? ending : undefined;
}

/** A test bears the role of the file that it tests. */
function roleOf(ending: string): string {
  return roles.has(ending) ? ending : ending.replace(/\.test\.tsx?$/, '.ts');
}

const files = filesIn(...CODE).flatMap((file) => {
  const ending = endingOf(file);
  return ending === undefined || ending === 'test.ts' || ending === 'test.tsx' ? [] : [{ file, ending }];
});

it('gives a file one of the endings that docs/structure.md explains', () => {
  const unknown = files.filter(({ ending }) => !roles.has(roleOf(ending))).map(({ file }) => file);
  expect(
    unknown,
    'Name these by an ending of the table "Endings of files" of docs/structure.md, or without one (kebab-case.ts). ' +
      'Only a kind of file of which there are several gets a new row there.',
  ).toEqual([]);
});

it('explains no ending that no file has', () => {
  const used = new Set(files.map(({ ending }) => roleOf(ending)));
  const unused = [...roles].filter((role) => !used.has(role));
  expect(unused, 'Take these rows from the table "Endings of files" of docs/structure.md.').toEqual([]);
});
