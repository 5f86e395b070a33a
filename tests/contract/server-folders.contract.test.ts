/** The rules by which folders of the server, and of other parts without features, may need each other. */
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Import } from '../support/imports.ts';
import { importsBelow } from '../support/imports.ts';
import { tableBelow } from '../support/repository-files.ts';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between folders below `top`. */
function arrowsOf(imports: readonly Import[], top: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
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
    const found = imports.find((each) => dirname(each.from) === cycle[index] && dirname(each.to) === to);
    return `${cycle[index]} → ${to} (${found?.from} imports ${found?.to})`;
  });
  return [
    `These folders need each other in a circle: ${steps.join(', ')}.`,
    'Move what both need into one of its own (in the server: server/core), or let the outer one hand the inner one what it needs as an argument.',
  ].join(' ');
}

const imports = importsBelow('server');

/** `server/modules/platform/profile/avatar.ts` → `modules`; null for the files that put the rooms together. */
function roomOf(path: string): string | null {
  const [top, room, file] = path.split('/');
  return top === 'server' && file !== undefined ? (room ?? null) : null;
}

/** `server/modules/platform/profile/avatar.ts` → `profile`; null for what is not a module's. */
function moduleOf(path: string): string | null {
  return /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The needs of each of them, as the imports say: `core: database, ports`. */
function needsAsImported(nameOf: (path: string) => string | null): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [name, other] = [nameOf(from), nameOf(to)];
    if (name === null) continue;
    const needed = needs.get(name) ?? new Set();
    needs.set(name, needed);
    if (other !== null && other !== name) needed.add(other);
  }
  return [...needs].map(([name, needed]) => `${name}: ${[...needed].sort().join(', ')}`).sort();
}

/** The needs as a table of `server/README.md` says them. */
function needsAsTold(heading: string): string[] {
  return tableBelow('server/README.md', heading)
    .map(({ cells: [name = '', , needed = ''] }) => `${name.replaceAll(/[`/]/g, '')}: ${needed}`)
    .sort();
}

it.each(['server', 'stand-ins', 'press', 'src/contract'])(
  '%s: no folder needs itself through others',
  (top) => {
    const found = importsBelow(top);
    const cycle = cycleIn(arrowsOf(found, top));
    expect(cycle, cycle === null ? '' : adviceOn(cycle, found)).toBeNull();
  },
);

describe('the folders of the server', () => {
  it.each([
    ['# Server', roomOf],
    ['## Modules', moduleOf],
  ])('need each other as server/README.md tells under “%s”', (heading, nameOf) => {
    expect(
      needsAsImported(nameOf),
      'One needs another that it did not: do without, or write it into the table of server/README.md.',
    ).toEqual(needsAsTold(heading));
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
