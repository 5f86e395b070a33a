/** A guided training that was killed while she put another exercise in the place of one: the swap was on the disk, and its place not. */
import { describe, expect, it } from 'vitest';
import type { ExerciseSwap, SwappedExercise } from '../../../../../contract/marks/exercise-swap.mark.ts';
import { guidedDraft, stateOfSession } from '../../../../../src/features/training/sessions/guided-place.ts';
import {
  beginGuided,
  type GuidedAction,
  guidedAfter,
  type GuidedState,
  leftMsOf,
} from '../../../../../src/features/training/sessions/guided-session.ts';
import type { PlannedSet } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { setsWithSwaps, swapAfter } from '../../../../../src/features/training/sessions/swapped-sets.ts';
import { planStep, setsOfSteps } from '../../../../support/written-plan.ts';

const START = Date.parse('2026-11-22T18:00:00.000Z');
const SESSION = {
  id: 'b8f6c0de-0000-4000-8000-000000000001',
  kind: 'TRAINING' as const,
  trainingId: 'jalad',
  eventDateTime: '2026-11-22T20:00:00+02:00',
};
const FIGURES = { repetitions: 10, weight: 40 };
/** The press is in the plan too, after the squats: its sets in their place are numbered from 4. */
const PLAN = setsOfSteps(planStep('kukk'), planStep('jõutõmme'), planStep('jalapress'));

function other(id: string): SwappedExercise {
  return {
    id,
    name: id,
    technique: 'Rahulikult.',
    clip: '/clips/a.svg',
    equipment: null,
    unit: 'REPETITIONS',
    least: 10,
    most: 10,
    side: null,
  };
}

const swapped = (sets: readonly PlannedSet[], swap: ExerciseSwap | null) =>
  setsWithSwaps(sets, new Map(swap ? [['kukk', swap]] : []));

function after(sets: readonly PlannedSet[], ...actions: GuidedAction[]): GuidedState {
  return actions.reduce((state, action) => guidedAfter(state, action, sets, START), beginGuided(sets, START));
}

/** The session on the disk, opened again two seconds later with the exercises that she does by then. */
function reopened(state: GuidedState, kept: readonly PlannedSet[], now: readonly PlannedSet[]): GuidedState {
  const { place, ...draft } = guidedDraft(SESSION, state, kept, START);
  const session = sessionOfInput({ ...draft, place: place ?? null, revision: 1 });
  return stateOfSession(session, now, START + 2_000);
}

describe('killed while she swaps an exercise', () => {
  it.each(['jalapress', 'sild'])(
    'in the rest before a set of it, she rests on before the set of %s',
    (id) => {
      const state = after(PLAN, { type: 'done', at: 0, figures: FIGURES });
      const now = swapped(PLAN, swapAfter([], 'kukk', other(id), { sets: PLAN, done: state.done }));
      expect(now[1]?.step.exercise.id).toBe(id);
      const again = reopened(state, PLAN, now);
      expect(again).toMatchObject({ at: 1, isRest: true, figures: null });
      expect(leftMsOf(again, START + 2_000)).toBe(58_000);
    },
  );

  it('with a later set of it done before, she is at the set that she was at', () => {
    const state = after(
      PLAN,
      { type: 'go', to: 2 },
      { type: 'done', at: 2, figures: FIGURES },
      { type: 'go', to: 0 },
    );
    const now = swapped(PLAN, swapAfter([], 'kukk', other('sild'), { sets: PLAN, done: state.done }));
    expect(reopened(state, PLAN, now)).toMatchObject({ at: 0, isRest: false });
  });

  it.each([
    ['the plan’s', undefined],
    ['another', other('sild')],
  ])('for the second time, by %s, she is at the same set', (_by, to) => {
    const first = swapAfter([], 'kukk', other('jalapress'), { sets: PLAN, done: [] });
    const kept = swapped(PLAN, first);
    const state = after(kept, { type: 'done', at: 0, figures: FIGURES });
    const now = swapped(PLAN, swapAfter(first ?? [], 'kukk', to, { sets: kept, done: state.done }));
    const again = reopened(state, kept, now);
    expect(again).toMatchObject({ at: 1, isRest: true, figures: null });
    expect(leftMsOf(again, START + 2_000)).toBe(58_000);
  });
});
