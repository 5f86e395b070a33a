import { expect, it } from 'vitest';
import { ANONYMOUS } from '../../../../../../server/core/caller.ts';
import { trainingViews } from '../../../../../../server/modules/training/trainings/training-views.ts';
import { SAMPLE_CONTENT } from '../../../../../support/sample-content.ts';

const PLAN = '## Põhiosa\n- Kükk, 3 × 12 kordust.';

it.each([
  ['a blank line', `Kükid ja plank.\n\n${PLAN}`, 'Kükid ja plank.'],
  ['a line of spaces', `Kükid ja plank.\n  \n${PLAN}`, 'Kükid ja plank.'],
  ['a heading', `Kükid ja plank,\nvõi jooks.\n${PLAN}`, 'Kükid ja plank,\nvõi jooks.'],
])('a closed training’s text ends before %s', (_what, description, told) => {
  const trainings = SAMPLE_CONTENT.trainings.map((body) => ({
    body: { ...body, description },
    updatedAt: '2026-11-20T00:00:00Z',
    isArchived: false,
  }));
  const snapshot = { ...SAMPLE_CONTENT, foods: new Map(), recipes: [], trainings };
  const { byId } = trainingViews(snapshot, ANONYMOUS);
  expect(byId.get('treening-vip')?.description).toBe(told);
  expect(byId.get('treening-public')?.description).toBe(description);
});
