/** A guided training that is opened again after staff have changed its plan. */
import { describe, expect, it } from 'vitest';
import type { SessionPlaceInput } from '../../../../../contract/documents.generated.ts';
import { guidedDraft, stateOfSession } from '../../../../../src/features/training/sessions/guided-place.ts';
import {
  beginGuided,
  type GuidedAction,
  guidedAfter,
  leftMsOf,
} from '../../../../../src/features/training/sessions/guided-session.ts';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { planStep, setsOfSteps } from '../../../../support/written-plan.ts';

const START = Date.parse('2026-11-22T18:00:00.000Z');
const SAID = { repetitions: 10, weight: 11 };
const SESSION = {
  id: 'b8f6c0de-0000-4000-8000-000000000001',
  kind: 'TRAINING' as const,
  trainingId: 'jalad',
  eventDateTime: '2026-11-22T20:00:00+02:00',
};

const plank = (seconds: number) => planStep('plank', { unit: 'SECONDS', least: seconds, most: seconds });

/** Set `at` of `before`, of which she has said something, is on the disk; it is opened again with the plan that is there by then. */
function reopened(
  before: ReturnType<typeof setsOfSteps>,
  at: number,
  after: ReturnType<typeof setsOfSteps>,
  forget: Partial<SessionPlaceInput> = {},
) {
  const actions: GuidedAction[] = [
    ...before.slice(0, at).flatMap<GuidedAction>((_set, nth) => [
      { type: 'skip', at: nth },
      { type: 'done', at: nth, figures: { repetitions: 10, weight: 40 } },
    ]),
    { type: 'skip', at },
    { type: 'adjust', at, from: SAID, change: () => SAID },
  ];
  const state = actions.reduce(
    (former, action) => guidedAfter(former, action, before, START),
    beginGuided(before, START),
  );
  const { place, ...draft } = guidedDraft(SESSION, state, before, START);
  const kept = place && { ...place, ...forget };
  return stateOfSession(sessionOfInput({ ...draft, place: kept ?? null, revision: 1 }), after, START + 1_000);
}

const WRITTEN = setsOfSteps(planStep('kukk'), planStep('jõutõmme'), planStep('jalapress'));

describe('her place in a plan that staff have changed', () => {
  it('gives the figures that she said of one exercise to no other', () => {
    const shorter = setsOfSteps(planStep('kukk'), planStep('jalapress'));
    const state = reopened(WRITTEN, 4, shorter);
    expect(shorter[state.at]?.step.exercise.id).toBe('jalapress');
    expect(shorter[state.at]?.number).toBe(1);
    expect(state.figures).toBeNull();
  });

  it('is at the same set of the same exercise, with what she said of it, where others have come or gone', () => {
    for (const plan of [
      setsOfSteps(planStep('jõutõmme'), planStep('jalapress')),
      setsOfSteps(planStep('sild'), planStep('kukk'), planStep('jõutõmme'), planStep('jalapress')),
    ]) {
      const state = reopened(WRITTEN, 4, plan);
      expect(plan[state.at]).toMatchObject({ number: 2, step: { exercise: { id: 'jõutõmme' } } });
      expect(state.figures).toEqual(SAID);
    }
  });

  it('is at the next exercise where hers has fewer sets now, and never at one that is done', () => {
    const plan = setsOfSteps(planStep('kukk'), planStep('jõutõmme', { sets: 2 }), planStep('jalapress'));
    const state = reopened(WRITTEN, 5, plan);
    expect(plan[state.at]).toMatchObject({ number: 1, step: { exercise: { id: 'jalapress' } } });
    expect(state.figures).toBeNull();
    const turned = setsOfSteps(planStep('jõutõmme', { sets: 2 }), planStep('kukk'), planStep('jalapress'));
    expect(turned[reopened(WRITTEN, 5, turned).at]?.step.exercise.id).toBe('jalapress');
  });

  it('of which a former release did not say whose it was, keeps no figures', () => {
    const former = { exerciseId: null, number: null };
    const state = reopened(WRITTEN, 4, WRITTEN, former);
    expect(state).toMatchObject({ at: 4, figures: null });
  });

  it('lets no time of one exercise run for another, nor more of it than the set has now', () => {
    const before = setsOfSteps(plank(40), planStep('kukk'));
    const same = reopened(before, 0, before);
    expect(leftMsOf(same, START + 1_000)).toBe(39_000);
    const another = setsOfSteps(
      planStep('külgplank', { unit: 'SECONDS', least: 40, most: 40 }),
      planStep('kukk'),
    );
    // It stands until she starts it.
    expect(reopened(before, 0, another).clock).toEqual({ leftMs: 40_000 });
    const shorter = setsOfSteps(plank(20), planStep('kukk'));
    expect(reopened(before, 0, shorter).clock).toEqual({ leftMs: 20_000 });
  });
});
