import { describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '../../../../../../server/modules/platform/content/content-store.ts';
import { planContentsOf } from '../../../../../../server/modules/account/subscription/plan-contents.ts';
import { SAMPLE_CONTENT } from '../../../../../support/sample-content.ts';

const item = <Body>(body: Body, isArchived = false) => ({
  body,
  updatedAt: '2026-11-20T00:00:00Z',
  isArchived,
});

function snapshot(weeks: string[][]): ContentSnapshot {
  const program = { title: 'Kava', level: 'BEGINNER', summary: 'Kava.', description: 'Kava.', weeks };
  return {
    ...SAMPLE_CONTENT,
    foods: new Map(),
    recipes: SAMPLE_CONTENT.recipes.map((recipe) => item(recipe)),
    trainings: SAMPLE_CONTENT.trainings.map((training) => item(training)),
    pages: [{ key: 'program', id: 'kava', value: JSON.stringify(program) }],
  };
}

/** One item for each of the seven levels; OWNER belongs to one member. */
const content = snapshot([['treening-public', 'treening-basic'], ['treening-public']]);

describe('what a plan opens', () => {
  it('is counted by the levels that its group opens, without personal content', () => {
    const counts = planContentsOf(content).items.map(({ tier, recipes, trainings }) => [
      tier,
      recipes.open,
      trainings.open,
      recipes.all,
      trainings.all,
    ]);
    expect(counts).toEqual([
      ['BASIC', 3, 3, 6, 6],
      ['FOOD', 3, 3, 6, 6],
      ['PREMIUM', 5, 5, 6, 6],
      ['VIP', 6, 6, 6, 6],
    ]);
  });

  it('includes a program only if all of its trainings are open, and the menu if food is', () => {
    const { items } = planContentsOf(content);
    expect(items.map(({ programs, hasMenu }) => [programs.open, hasMenu])).toEqual([
      [1, false],
      [0, true],
      [1, true],
      [1, true],
    ]);
  });

  it('does not count archived content', () => {
    const gone = { ...content, recipes: SAMPLE_CONTENT.recipes.map((recipe) => item(recipe, true)) };
    expect(planContentsOf(gone).items.map(({ recipes }) => recipes)).toEqual(
      Array.from({ length: 4 }, () => ({ open: 0, all: 0 })),
    );
  });

  it('is shown beside what is open to everybody', () => {
    expect(planContentsOf(content)).toMatchObject({
      recipes: { open: 1, all: 6 },
      trainings: { open: 1, all: 6 },
      programs: { open: 0, all: 1 },
    });
  });
});
