/** Plans of trainings as staff write them. */
import {
  type PlanStep,
  type PlannedSet,
  setsOfPlan,
} from '../../src/features/training/sessions/plan-sets.ts';

/** Three sets of ten, with a minute's rest between; `id` is its exercise's name too. */
export function planStep(id: string, changes: Partial<PlanStep> = {}): PlanStep {
  return {
    __typename: 'PlanStep',
    title: id,
    sets: 3,
    unit: 'REPETITIONS',
    least: 10,
    most: 10,
    side: null,
    restSeconds: 60,
    cue: null,
    exercise: { __typename: 'Exercise', id, name: id, technique: 'Rahulikult.', clip: null, equipment: null },
    ...changes,
  };
}

/** A step done once, for so many seconds, repetitions or metres. */
export function onceStep(
  id: string,
  unit: PlanStep['unit'],
  most: number,
  restSeconds: number | null,
): PlanStep {
  return planStep(id, { sets: 1, unit, least: most, most, restSeconds });
}

/** The sets of a plan of one section, „Põhiosa“, that is done in one round. */
export function setsOfSteps(...steps: PlanStep[]): PlannedSet[] {
  const block = { rounds: 1, roundRestSeconds: null, restAfterSeconds: null, notes: [], steps };
  return setsOfPlan([
    { __typename: 'PlanSection', title: 'Põhiosa', blocks: [{ __typename: 'PlanBlock', ...block }] },
  ]);
}
