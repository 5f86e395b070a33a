import { expect, it } from 'vitest';
import { SET_REPETITIONS } from '../../../../../contract/limits.ts';
import {
  checkSets,
  draftSetOf,
  figureId,
  withFigure,
} from '../../../../../src/features/training/sessions/set-draft.ts';

const SET = { exerciseId: 'nooror', exercise: 'Hüppenöör', number: 1, seconds: null, weight: null };

it('a set done as a plan asked that wanted more than can be kept is wrong beside its figure, until she corrects it', () => {
  const draft = draftSetOf({
    ...SET,
    repetitions: SET_REPETITIONS.max + 200,
    side: null,
    doneAt: '2026-11-20T18:00:00+02:00',
  });
  const checked = checkSets([draft]);
  expect(!checked.ok && Object.keys(checked.errors)).toEqual([figureId(0, 'repetitions')]);
  expect(checkSets([withFigure(draft, 'repetitions', '1000')])).toMatchObject({
    ok: true,
    sets: [{ repetitions: 1000 }],
  });
});
