/** Domains, rooms of the platform and files may use each other, but never in a circle. */
import { expect, it } from 'vitest';
import { type Import, importsBelow } from '../support/imports.ts';

interface Use extends Import {
  user: string;
  used: string;
}

/** `nameOf` is undefined for a file that belongs to none. */
function usesBelow(folder: string, nameOf: (path: string) => string | undefined): Use[] {
  return importsBelow(folder).flatMap((each) => {
    const [user, used] = [nameOf(each.from), nameOf(each.to)];
    return user === undefined || used === undefined || user === used ? [] : [{ ...each, user, used }];
  });
}

/** The uses that lead from a name back to itself; empty if there is no such way. */
function circleIn(uses: readonly Use[]): Use[] {
  const usesOf = new Map<string, Use[]>();
  for (const use of uses) usesOf.set(use.user, [...(usesOf.get(use.user) ?? []), use]);
  const done = new Set<string>();
  const walk = (name: string, way: readonly Use[]): Use[] => {
    const begin = way.findIndex(({ user }) => user === name);
    if (begin >= 0) return way.slice(begin);
    if (done.has(name)) return [];
    for (const use of usesOf.get(name) ?? []) {
      const circle = walk(use.used, [...way, use]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of usesOf.keys()) {
    const circle = walk(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

function expectNoCircle(uses: readonly Use[], atLeast: number): void {
  // A reader that finds no imports would find no circle either.
  expect(uses.length).toBeGreaterThan(atLeast);
  const circle = circleIn(uses);
  const advice = [
    `These need each other in a circle: ${circle.map(({ user }) => user).join(', ')}.`,
    ...circle.map(({ from, to }) => `  ${from} imports ${to}`),
    'Move what both need below them (src/platform, ui, language, reading, offline), or let src/app hand it over.',
  ].join('\n');
  expect(circle, advice).toEqual([]);
}

it.each([
  ['domain', 'src/features', /^src\/features\/([^/]+)\//],
  ['room of the platform', 'src/platform', /^src\/platform\/([^/]+)\//],
])('lets no %s need itself through others', (_what, folder, place) => {
  expectNoCircle(
    usesBelow(folder, (path) => place.exec(path)?.[1]),
    20,
  );
});

it('lets no file need itself through others, by types either, but for what it loads later', () => {
  const nameOf = (path: string) => (/^(?:contract|src)\//.test(path) ? path : undefined);
  const uses = ['contract', 'src'].flatMap((folder) => usesBelow(folder, nameOf));
  expectNoCircle(
    uses.filter(({ kind }) => kind !== 'dynamic'),
    1000,
  );
});
