/** What `npm test -- changed` runs of what no import leads to. */
import { describe, expect, it } from 'vitest';
import { brokenUnseen } from '../../scripts/test-selection.mjs';

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
    const { e2e } = brokenUnseen(['src/features/mealplan/meal-card.tsx']);
    expect(e2e).toEqual(expect.arrayContaining(['tests/e2e/mealplan.spec.ts', 'tests/e2e/her-menu.spec.ts']));
    expect(e2e).not.toContain('tests/e2e/staff.spec.ts');
  });

  it('of the server runs the tests that start the built one', () => {
    const { api } = brokenUnseen(['server/modules/marks/save-marks.ts']);
    expect(api).toEqual(
      expect.arrayContaining(['tests/api/durability.api.test.ts', 'tests/api/rolling-release.api.test.ts']),
    );
    expect(api).not.toContain('tests/api/marks.api.test.ts');
  });

  it('of a document runs none of these', () => {
    expect(brokenUnseen(['docs/operations.md', 'README.md'])).toEqual(NOTHING);
  });
});
