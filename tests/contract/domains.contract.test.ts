/** The domains of src/features import each other as docs/structure.md allows, and only what their READMEs open. */
import { expect, it } from 'vitest';
import { importsBelow } from '../support/imports.ts';
import { filesIn, tableBelow, textOf } from '../support/repository-files.ts';

const LONGEST_PAGE = 15;

/** The domain and the rest of a path in it: `['food', 'menu/use-menu.ts']`. */
function placeOf(path: string): [domain: string, rest: string] | undefined {
  const [, domain, rest] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return domain !== undefined && rest !== undefined ? [domain, rest] : undefined;
}

const files = filesIn('src/features');
const domains = [...new Set(files.flatMap((file) => placeOf(file)?.[0] ?? []))];

const crossing = importsBelow('src/features').flatMap((each) => {
  const [from, to] = [placeOf(each.from), placeOf(each.to)];
  return from && to && from[0] !== to[0] ? [{ ...each, user: from[0], used: to[0] }] : [];
});

const allowed = new Map(
  tableBelow('docs/structure.md', '## Which domain imports which').map(
    ({ cells: [domain = '', others = ''] }) => [namesIn(domain)[0] ?? '', namesIn(others)],
  ),
);

/** `['food', 'diary']` of "`food/`, `diary/`". */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name);
}

const nouns = domains.flatMap((domain) =>
  textOf(`src/features/${domain}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .map((line) => {
      const [said = '', open = ''] = line.split(' Open: ');
      return { folder: `src/features/${domain}/${namesIn(said)[0]}`, open: namesIn(open) };
    }),
);
const open = nouns.flatMap((noun) => noun.open.map((file) => `${noun.folder}/${file}`));

it('has a row for every domain', () => {
  expect([...allowed.keys()].toSorted(), 'Correct the table of docs/structure.md.').toEqual(
    domains.toSorted(),
  );
});

it('imports only from the domains that docs/structure.md names, and from each of them', () => {
  const used = domains.map((domain) => [
    domain,
    [...new Set(crossing.flatMap(({ user, used: other }) => (user === domain ? other : [])))].toSorted(),
  ]);
  expect(
    Object.fromEntries(used),
    'Move what both need into src/platform, hand it over from src/app, or change the table of docs/structure.md.',
  ).toEqual(Object.fromEntries([...allowed].map(([domain, others]) => [domain, others.toSorted()])));
});

it('imports of another domain only the files that its README opens', () => {
  const closed = crossing
    .filter(({ to }) => !open.includes(to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(closed, 'Use an open file of that domain, or name this one after "Open:" in its README.').toEqual(
    [],
  );
});

it('opens no file that no other domain imports', () => {
  const used = new Set(crossing.map(({ to }) => to));
  const idle = open.filter((file) => !used.has(file));
  expect(idle, 'Take these from the README of their domain.').toEqual([]);
});

it('says each noun of a domain once, on a short page', () => {
  const folders = new Set(
    files.flatMap((file) => /^src\/features\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  expect(nouns.map(({ folder }) => folder).toSorted()).toEqual([...folders].toSorted());
  const long = domains.filter(
    (domain) => textOf(`src/features/${domain}/README.md`).trimEnd().split('\n').length > LONGEST_PAGE,
  );
  expect(long, `Say it in ${LONGEST_PAGE} lines.`).toEqual([]);
});
