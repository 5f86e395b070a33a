/** How the folders of the server, and of other parts without features, may need each other. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Import } from '../support/imports.ts';
import { importsBelow } from '../support/imports.ts';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Those between folders below `top`. */
function arrowsOf(imports: readonly Import[], top: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
    if (folder === other || !to.startsWith(`${top}/`)) continue;
    arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other));
  }
  return arrows;
}

/** The folders of a cycle, the first one again at its end; null where there is none. */
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

/** `server/modules/profile/avatar.ts` → `modules`; null for the files that put the rooms together. */
function roomOf(path: string): string | null {
  const [top, room, file] = path.split('/');
  return top === 'server' && file !== undefined ? (room ?? null) : null;
}

/** What each room needs, as the imports say: `core: database, ports`. */
function roomsAsImported(): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === null) continue;
    const needed = rooms.get(room) ?? new Set();
    rooms.set(room, needed);
    if (other !== null && other !== room) needed.add(other);
  }
  return [...rooms].map(([room, needed]) => `${room}: ${[...needed].sort().join(', ')}`).sort();
}

/** The same, as the table of `server/README.md` says. */
function roomsAsTold(): string[] {
  const page = readFileSync(new URL('../../server/README.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows
    .map((row) => {
      const [, room = '', , needed = ''] = row.split('|').map((cell) => cell.trim());
      return `${room.replaceAll(/[`/]/g, '')}: ${needed}`;
    })
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
  it('need each other as server/README.md tells', () => {
    expect(
      roomsAsImported(),
      'A room needs another one that it did not: do without, or write it into the table of server/README.md.',
    ).toEqual(roomsAsTold());
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
