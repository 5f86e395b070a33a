/** Features may use each other, but never in a circle. */
import { expect, it } from 'vitest';
import { type Import, importsBelow } from '../support/imports.ts';

interface Use extends Import {
  user: string;
  used: string;
}

/** `src/features/training/trainings/studio-screen.tsx` → `trainings`; undefined for what is not a feature's. */
function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function uses(): Use[] {
  return importsBelow('src/features').flatMap((each) => {
    const [user, used] = [featureOf(each.from), featureOf(each.to)];
    return user === undefined || used === undefined || user === used ? [] : [{ ...each, user, used }];
  });
}

/** The uses that lead from a feature back to itself, the shortest way; empty if there is no such way. */
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

function adviceOn(circle: readonly Use[]): string {
  return [
    `These features need each other in a circle: ${circle.map(({ user }) => user).join(', ')}.`,
    ...circle.map(({ from, to }) => `  ${from} imports ${to}`),
    'Move what both need below the features (ui, language, reading, offline) or into a feature of its own,',
    'or let src/app hand it over.',
  ].join('\n');
}

it('lets no feature need itself through others', () => {
  const all = uses();
  // A reader that finds no imports would find no circle either.
  expect(all.length).toBeGreaterThan(20);
  const circles = [...new Set(all.map(({ user }) => user))]
    .map((feature) => circleFrom(feature, all))
    .filter((circle) => circle.length > 0);
  const [shortest = []] = circles.sort((one, other) => one.length - other.length);
  expect(shortest, adviceOn(shortest)).toEqual([]);
});
