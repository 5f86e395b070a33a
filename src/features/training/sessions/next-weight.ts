/** The next weight of a set, proposed when she has done all repetitions twice in a row: decision 063. Pure. */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import type { Equipment } from '../../../../contract/enumerations.ts';
import { SET_WEIGHT_KG } from '../../../../contract/limits.ts';
import type { PlannedSet } from './plan-sets.ts';

/** Sessions in a row. */
export const TIMES_IN_A_ROW = 2;

/**
 * Null unless in both of the last two sessions every set that the plan has of this exercise had all its repetitions, and
 * this set the same weight. `lastTimes` are newest first.
 */
export function proposedWeight(
  planned: PlannedSet,
  sets: readonly PlannedSet[],
  lastTimes: readonly (readonly PerformedSetInput[])[],
): number | null {
  const ofExercise = sets.filter(({ step }) => step.exercise.id === planned.step.exercise.id);
  const times = lastTimes.slice(0, TIMES_IN_A_ROW);
  const areAllDone = times.every((performed) => ofExercise.every((each) => isAllDone(each, performed)));
  const weights = times.map((performed) => setOf(planned, performed)?.weight ?? 0);
  const [weight = 0] = weights;
  if (times.length < TIMES_IN_A_ROW || !areAllDone || weight === 0) return null;
  const next = weight + stepOf(planned.step.exercise.equipment, weight);
  return weights.every((each) => each === weight) && next <= SET_WEIGHT_KG.max ? next : null;
}

function setOf({ number }: PlannedSet, performed: readonly PerformedSetInput[]) {
  return performed.find((set) => set.number === number);
}

/** The upper end of a range. */
function isAllDone(planned: PlannedSet, performed: readonly PerformedSetInput[]): boolean {
  const { unit, most } = planned.step;
  return unit === 'REPETITIONS' && (setOf(planned, performed)?.repetitions ?? 0) >= most;
}

/** Returns the step, in kg, in which the equipment comes. */
function stepOf(equipment: Equipment | null, weight: number): number {
  if (equipment === 'DUMBBELLS') return weight < 10 ? 1 : 2;
  if (equipment === 'KETTLEBELL') return weight < 12 ? 2 : 4;
  return 2.5;
}
