import { expect, it } from 'vitest';
import { filesIn, importsOf, tableBelow, textOf } from '../support/repository-files.ts';

/** The table of docs/structure.md: each room, and the rooms that its files may import from. */
const allowed = new Map(
  tableBelow('docs/structure.md', '## Who imports what').map(({ cells: [room = '', others = ''] }) => [
    /`([^`]+)\/`/.exec(room)?.[1] ?? '',
    [...others.matchAll(/`([^`]+)\/`/g)].map(([, other = '']) => other),
  ]),
);

/** `src/offline` of `src/offline/outbox.ts`; `src/app` of the entries beside it. */
function roomOf(file: string): string {
  const [top = '', room = '', ...rest] = file.split('/');
  if (top !== 'src') return top;
  return rest.length > 0 ? `src/${room}` : 'src/app';
}

const files = filesIn('contract', 'src', 'sw', 'server', 'stand-ins', 'press').filter((file) =>
  /\.(?:ts|tsx|mjs)$/.test(file),
);
const imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

it('has a row for every room', () => {
  const rooms = new Set(files.map(roomOf));
  expect([...allowed.keys()].sort(), 'Correct the table "Who imports what" of docs/structure.md.').toEqual(
    [...rooms].sort(),
  );
});

it('imports only from the rooms that docs/structure.md names for the importing one', () => {
  const wrong = imports
    .filter(({ file, imported }) => roomOf(file) !== roomOf(imported))
    .filter(({ file, imported }) => !allowed.get(roomOf(file))?.includes(roomOf(imported)))
    .map(
      ({ file, imported }) => `${file} imports ${imported}: ${roomOf(file)} may not know ${roomOf(imported)}`,
    );
  expect(
    wrong,
    'Move what both need into a room that both may know, or hand it in as an argument; the rule is the table "Who imports what" of docs/structure.md.',
  ).toEqual([]);
});

it('loads a stand-in only where it is used, so that an installation with real services loads none', () => {
  const eager = filesIn('server').flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => /^(?:import|export) (?!type\b).* from '[^']*stand-ins\//.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(eager, 'Load it by `await import(…)` where the configuration asks for it.').toEqual([]);
});
