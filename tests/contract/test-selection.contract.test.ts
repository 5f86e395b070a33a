/** The choice of `npm test -- changed` among tests that no import leads to, and of a usual run among those for `all`. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inputsOf, partNames } from '../../scripts/build-inputs.mjs';
import {
  apiFiles,
  BREADTH,
  BREADTH_ON_SERVER,
  brokenUnseen,
  isRunByMembers,
  SETTINGS_OF_ALL,
  usualApiFiles,
} from '../../scripts/test-selection.mjs';
import { filesIn, tableBelow, textOf } from '../support/repository-files.ts';

const NOTHING = { simulation: false, e2e: [], api: [] };

describe('a change', () => {
  it.each([
    ['src/offline/outbox.ts', true],
    ['src/session/token.ts', true],
    ['sw/worker.ts', true],
    ['tests/simulation/deeds.ts', true],
    ['src/ui/button.tsx', false],
  ])('of %s runs the simulation: %s', (file, isRun) => {
    expect(brokenUnseen([file]).simulation).toBe(isRun);
  });

  it('of a feature runs the specs that bear its name and those that read its words', () => {
    const { e2e } = brokenUnseen(['src/features/food/menu/meal-card.tsx']);
    expect(e2e).toEqual(expect.arrayContaining(['tests/e2e/mealplan.spec.ts', 'tests/e2e/her-menu.spec.ts']));
    expect(e2e).not.toContain('tests/e2e/staff.spec.ts');
  });

  it('of the server runs the tests that start the built one', () => {
    const { api } = brokenUnseen(['server/modules/platform/marks/save-marks.ts']);
    expect(api).toEqual(
      expect.arrayContaining(['tests/api/durability.api.test.ts', 'tests/api/rolling-release.api.test.ts']),
    );
    expect(api).not.toContain('tests/api/marks.api.test.ts');
  });

  it('of what the product is built from runs the core journeys', () => {
    const places = partNames.flatMap(inputsOf).filter((place) => !/^(?:dist|scripts)\/|\.json$/.test(place));
    const files = places.map((place) => (place.endsWith('/') ? `${place}changed.ts` : place));
    expect(files.filter((file) => !isRunByMembers([file]))).toEqual([]);
    expect(isRunByMembers(['tests/unit/timers.test.ts'])).toBe(false);
  });

  it('of a document runs none of these', () => {
    expect(brokenUnseen(['docs/operations.md', 'README.md'])).toEqual(NOTHING);
  });
});

describe('a usual run', () => {
  const guide = textOf('docs/testing.md');
  const nameOf = (file: string) => basename(file).replace(/\.(?:api\.test|spec)\.ts$/, '');

  it('leaves out whole API files, which are there', () => {
    const left = apiFiles(BREADTH_ON_SERVER);
    expect(usualApiFiles().filter((file) => left.includes(file))).toEqual([]);
    expect(usualApiFiles()).toContain('tests/api/marks.api.test.ts');
  });

  it('leaves out nothing of a file that docs/testing.md does not name', () => {
    const browser = filesIn('tests/e2e').filter((file) => textOf(file).includes(BREADTH));
    const unnamed = [...browser, ...apiFiles(BREADTH_ON_SERVER)]
      .map(nameOf)
      .filter((name) => !guide.includes(`\`${name}\``));
    expect(unnamed, 'Say in docs/testing.md what holds it in each run.').toEqual([]);
  });

  it('is told in docs/testing.md by names of tests that there are', () => {
    const tests = filesIn('tests').map((file) =>
      file.replace(/(?:\.(?:api|contract))?\.(?:test|spec)\.tsx?$/, ''),
    );
    const isThere = (name: string) =>
      tests.some((test) => (name.endsWith('/') ? test.includes(`/${name}`) : test.endsWith(`/${name}`)));
    const held = tableBelow('docs/testing.md', '## What only `all` runs, and what holds it in each run');
    const named = held.flatMap(({ cells: [, by = ''] }) => [...by.matchAll(/`([a-z][a-z./-]+)`/g)]);
    const parts = new Set(['all', 'simulation', 'pair', 'api']);
    const missing = named.map(([, name = '']) => name).filter((name) => !parts.has(name) && !isThere(name));
    expect(named.length).toBeGreaterThan(0);
    expect(
      missing,
      'Renamed or gone: say what holds it now, or let the browser test run in each run again.',
    ).toEqual([]);
  });

  it('has every setting that all multiplies in docs/testing.md', () => {
    expect(Object.keys(SETTINGS_OF_ALL).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('keeps every test of a promise but those that open each screen again or kill a phone at each tap', () => {
    const titles = filesIn('tests/e2e').flatMap(
      (file) => textOf(file).match(/promise \d.*@breadth.*/g) ?? [],
    );
    const isAgain = (title: string) => /the screens|at each of|every screen opens/.test(title);
    expect(titles.filter((title) => !isAgain(title))).toEqual([]);
  });
});
