/** The rules by which folders of the server, and of other parts without features, may need each other. */
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Import } from '../support/imports.ts';
import { importsBelow } from '../support/imports.ts';
import { filesIn, tableBelow, textOf } from '../support/repository-files.ts';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const isResolver = (path: string) => path.endsWith('.resolvers.ts');

/** The folder of a file. Resolvers are a layer above all modules, so they have a place of their own beside their noun. */
function placeOf(path: string): string {
  return isResolver(path) ? `${dirname(path)}/*.resolvers.ts` : dirname(path);
}

/** The imports between folders below `top`. */
function arrowsOf(imports: readonly Import[], top: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [folder, other] = [placeOf(from), placeOf(to)];
    if (folder === other || !to.startsWith(`${top}/`)) continue;
    arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other));
  }
  return arrows;
}

/** The folders of a cycle, the first one again at its end; null if there is none. */
function cycleIn(arrows: Arrows): string[] | null {
  const done = new Set<string>();
  const walk = (folder: string, path: readonly string[]): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of arrows.get(folder) ?? []) {
      const cycle = walk(next, [...path, folder]);
      if (cycle !== null) return cycle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const cycle = walk(folder, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** The cycle with an import behind each of its arrows, and what to do about it. */
function adviceOn(cycle: readonly string[], imports: readonly Import[]): string {
  const steps = cycle.slice(1).map((to, index) => {
    const found = imports.find((each) => placeOf(each.from) === cycle[index] && placeOf(each.to) === to);
    return `${cycle[index]} → ${to} (${found?.from} imports ${found?.to})`;
  });
  return [
    `These folders need each other in a circle: ${steps.join(', ')}.`,
    'Move what both need into one of its own (in the server: server/core), or let the outer one hand the inner one what it needs as an argument.',
  ].join(' ');
}

const imports = importsBelow('server');

/** `server/modules/food/menu/menu.ts` → `modules`; `resolvers` of each resolver; null for the files that put the rooms together. */
function roomOf(path: string): string | null {
  if (isResolver(path)) return 'resolvers';
  const [top, room, file] = path.split('/');
  return top === 'server' && file !== undefined ? (room ?? null) : null;
}

/** `server/modules/food/menu/menu.ts` → `food`; null for what is no module's. */
function domainOf(path: string): string | null {
  return /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** `server/modules/food/menu/menu.ts` → `food/menu`; null for what is no module's. */
function moduleOf(path: string): string | null {
  return /^server\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** The needs of each of them, as the imports say: `core: database, ports`. */
function needsAsImported(nameOf: (path: string) => string | null): string[] {
  const needs = needsOf(nameOf);
  return [...needs].map(([name, needed]) => `${name}: ${[...needed].sort().join(', ')}`).sort();
}

function needsOf(nameOf: (path: string) => string | null): Arrows {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [name, other] = [nameOf(from), nameOf(to)];
    if (name === null) continue;
    const needed = needs.get(name) ?? new Set();
    needs.set(name, needed);
    if (other !== null && other !== name) needed.add(other);
  }
  return needs;
}

/** The needs as a table of `server/README.md` says them. */
function needsAsTold(heading: string): string[] {
  return tableBelow('server/README.md', heading)
    .map(({ cells: [name = '', ...rest] }) => `${name.replaceAll(/[`/]/g, '')}: ${rest.at(-1)}`)
    .sort();
}

it.each(['server', 'stand-ins', 'press', 'contract'])('%s: no folder needs itself through others', (top) => {
  const found = importsBelow(top);
  const cycle = cycleIn(arrowsOf(found, top));
  expect(cycle, cycle === null ? '' : adviceOn(cycle, found)).toBeNull();
});

describe('the folders of the server', () => {
  it.each([
    ['# Server', roomOf],
    ['## Modules', domainOf],
  ])('need each other as server/README.md tells under “%s”', (heading, nameOf) => {
    expect(
      needsAsImported(nameOf),
      'One needs another that it did not: do without, or write it into the table of server/README.md.',
    ).toEqual(needsAsTold(heading));
  });

  it.each([
    ['room', roomOf],
    ['domain', domainOf],
  ])('let no %s need itself through others', (_what, nameOf) => {
    expect(
      cycleIn(needsOf(nameOf)),
      'Move what both need below them: into server/core or the platform.',
    ).toBeNull();
  });

  it('bear the names of the page’s domains, and say each noun once in server/README.md', () => {
    const modules = filesIn('server/modules');
    const domains = new Set(modules.flatMap((file) => domainOf(file) ?? []));
    const ofPage = new Set(filesIn('src/features').map((file) => file.split('/')[2]));
    expect([...domains].filter((domain) => domain !== 'platform' && !ofPage.has(domain))).toEqual([]);
    const said = textOf('server/README.md')
      .split('\n')
      .filter((line) => line.startsWith('- `'))
      .flatMap((line) => [...line.matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, noun]) => noun));
    expect(said.toSorted()).toEqual([...new Set(modules.map((file) => moduleOf(file) ?? file))].toSorted());
  });

  it('leave resolvers to the file that assembles them', () => {
    const others = imports.filter(({ from, to }) => isResolver(to) && from !== 'server/graphql/resolvers.ts');
    expect(
      others,
      'Put what is needed of a resolver into a file of its noun without that ending; a new resolver is listed in server/graphql/resolvers.ts.',
    ).toEqual([]);
  });

  it('name no table in a resolver, and GraphQL in nothing else of a module', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        moduleOf(from) !== null &&
        (isResolver(from)
          ? to.endsWith('.tables.ts') || /^(?:drizzle-orm|graphql)\b/.test(to)
          : /^graphql$|^server\/(?:graphql|context)\//.test(to)),
    );
    expect(
      wrong,
      'A resolver asks a rule or a repository of its noun, which take services and values without GraphQL.',
    ).toEqual([]);
  });

  it('name another module’s tables in repositories alone', () => {
    const elsewhere = imports.filter(
      ({ from, to }) =>
        to.endsWith('.tables.ts') &&
        moduleOf(from) !== null &&
        moduleOf(from) !== moduleOf(to) &&
        !from.endsWith('.repository.ts'),
    );
    expect(elsewhere, 'Ask the module that has them, or do it in a .repository.ts.').toEqual([]);
  });

  it('have a core without GraphQL and HTTP, which needs ports and the database alone', () => {
    const others = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/core/') &&
        (/^(?:fastify|graphql|@fastify\/.*)$/.test(to) ||
          (to.startsWith('server/') && !/^server\/(?:core|ports|database)\//.test(to))),
    );
    expect(
      others,
      'server/core is what every module shares: what knows GraphQL or HTTP belongs into server/graphql or server/web.',
    ).toEqual([]);
  });

  it('import a stand-in only when the configuration asks for it', () => {
    const early = imports.filter(
      ({ from, to, kind }) =>
        to.startsWith('stand-ins/') &&
        kind !== 'type' &&
        (kind === 'static' || !/^server\/(?:main|open-\w+)\.ts$/.test(from)),
    );
    expect(
      early,
      'Production must load no stand-in: import() it in the server/open-*.ts that opens its part.',
    ).toEqual([]);
  });

  it('know stand-ins by type alone where they are opened', () => {
    const typed = imports.filter(({ to, kind }) => to.startsWith('stand-ins/') && kind === 'type');
    const elsewhere = typed.filter(({ from }) => !/^server\/open-\w+\.ts$/.test(from));
    expect(elsewhere, 'Name what is needed of the outside service in server/ports instead.').toEqual([]);
  });
});
