/** The repetitions and the weight of a counted set, before and after her + and −. */
import type { PerformedSetInput } from '../../contract/documents.generated.ts';
import { SET_REPETITIONS, SET_WEIGHT_KG } from '../../contract/limits.ts';
import type { Figures } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';

/** The first weight of an exercise that she has never lifted here. */
const FIRST_KG = 5;
/** Plates come by this; every whole kilogram is there too. */
const PLATE_KG = 2.5;

export function takesWeight({ step }: PlannedSet): boolean {
  return step.unit !== 'SECONDS' && step.exercise.equipment !== null;
}

export function takesRepetitions({ step }: PlannedSet): boolean {
  return step.unit === 'REPETITIONS';
}

/**
 * Hers of this very set; else of the set before it, today; else of the same set the time before, or the last one then;
 * else the plan's.
 */
export function figuresBefore(
  planned: PlannedSet,
  done: readonly PerformedSetInput[],
  lastTime: readonly PerformedSetInput[],
): Figures {
  const today = done.filter((set) => set.exerciseId === planned.step.exercise.id);
  const known =
    today.find(({ number }) => number === planned.number) ??
    today.findLast(({ number }) => number < planned.number) ??
    lastTime.find(({ number }) => number === planned.number) ??
    lastTime.at(-1);
  return {
    repetitions: takesRepetitions(planned) ? (known?.repetitions ?? planned.step.most) : null,
    weight: takesWeight(planned) ? (known?.weight ?? null) : null,
  };
}

export function repetitionsAfter(repetitions: number, direction: 1 | -1): number {
  return Math.min(SET_REPETITIONS.max, Math.max(SET_REPETITIONS.min, repetitions + direction));
}

/** The next whole kilogram or plate; null is no weight. */
export function weightAfter(weight: number | null, direction: 1 | -1): number | null {
  if (weight === null) return direction === 1 ? FIRST_KG : null;
  const next =
    direction === 1
      ? Math.min(Math.floor(weight) + 1, (Math.floor(weight / PLATE_KG) + 1) * PLATE_KG)
      : Math.max(Math.ceil(weight) - 1, (Math.ceil(weight / PLATE_KG) - 1) * PLATE_KG);
  return next <= SET_WEIGHT_KG.min ? null : Math.min(SET_WEIGHT_KG.max, next);
}
