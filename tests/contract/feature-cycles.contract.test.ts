/** Features may use each other, but never in a circle: what all of a circle need stands below it, or is handed to it from above. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../../src/features', import.meta.url));
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

interface Use {
  user: string;
  used: string;
  /** `trainings/studio-screen.tsx → programs/use-completions.ts`. */
  by: string;
}

/** Each import of one feature's file by another's. */
function uses(): Use[] {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(FEATURES, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const imported = relative(FEATURES, join(FEATURES, dirname(file), specifier));
      const [user = '', used = ''] = [file, imported].map((path) => path.split(sep, 1)[0]);
      return used === '..' || used === user ? [] : [{ user, used, by: `${file} → ${imported}` }];
    }),
  );
}

/** The uses that lead from a feature back to itself, the shortest way; none where there is no such way. */
function circleFrom(feature: string, all: readonly Use[]): Use[] {
  let ways: Use[][] = all.filter(({ user }) => user === feature).map((use) => [use]);
  const seen = new Set<string>();
  while (ways.length > 0) {
    const closed = ways.find((way) => way.at(-1)?.used === feature);
    if (closed) return closed;
    ways = ways.flatMap((way) => {
      const reached = way.at(-1)?.used ?? '';
      if (seen.has(reached)) return [];
      seen.add(reached);
      return all.filter(({ user }) => user === reached).map((use) => [...way, use]);
    });
  }
  return [];
}

it('no feature uses itself through others', () => {
  const all = uses();
  expect(all.length).toBeGreaterThan(20);
  const circles = [...new Set(all.map(({ user }) => user))].map((feature) => circleFrom(feature, all));
  const shortest = circles.filter((circle) => circle.length > 0).sort((a, b) => a.length - b.length)[0] ?? [];
  const lines = shortest.map(({ by }) => `\n  ${by}`).join('');
  expect(
    shortest.map(({ user }) => user),
    `These features import each other in a circle:${lines}
Move what both need below features (ui, language, reading, offline) or into a feature of its own, or let src/app hand it over.`,
  ).toEqual([]);
});
