/**
 * A plan in which she does other exercises than are written: decision 130. Each set keeps its place in the plan, so that her
 * place means the same on a phone that has not yet heard of it. Pure.
 */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import {
  type ExerciseSwap,
  SWAPPED_MAX,
  type SwappedExercise,
  type SwappedSets,
} from '../../../../contract/marks/exercise-swap.mark.ts';
import { isPerformed } from './guided-session.ts';
import { pauseBefore, type PlannedSet, type PlanStep } from './plan-sets.ts';

/** The exercises that she does instead of the plan's, by the id of the plan's exercise. */
export type Swaps = ReadonlyMap<string, ExerciseSwap>;

/** The plan's own step there. */
export function stepOfPlan({ step, instead }: PlannedSet): PlanStep {
  return instead?.step ?? step;
}

/** The plan's sets with her own exercises in their place. */
export function setsWithSwaps(sets: readonly PlannedSet[], swaps: Swaps): readonly PlannedSet[] {
  if (swaps.size === 0) return sets;
  const slots = new Map<string, number>();
  return sets.map((planned) => {
    const { id } = planned.step.exercise;
    const slot = slots.get(id) ?? 0;
    slots.set(id, slot + 1);
    for (const swapped of swaps.get(id) ?? []) {
      const number = swapped.sets.find(([own]) => own === slot)?.[1];
      if (number !== undefined) return swappedSet(planned, swapped, number);
    }
    return planned;
  });
}

/** Both sides have a set each only if the plan has them too: otherwise she counts the time herself. */
function swappedSet(planned: PlannedSet, swapped: SwappedSets, number: number): PlannedSet {
  const { step, side, before } = planned;
  const { id, name, technique, clip, equipment, unit, least, most, side: ofStep } = swapped;
  const isByClock = unit === 'SECONDS' && (ofStep === null || side !== null);
  const seconds = isByClock ? most : null;
  return {
    ...planned,
    step: {
      ...step,
      exercise: { __typename: 'Exercise', id, name, technique, clip, equipment },
      title: name,
      unit,
      least,
      most,
      side: ofStep,
      cue: null,
    },
    number,
    first: Math.min(...swapped.sets.map(([, each]) => each)),
    side: isByClock && ofStep !== null ? side : null,
    seconds,
    before: pauseBefore(seconds, before?.kind === 'rest' ? before.seconds : null),
    instead: { step, number: planned.number },
  };
}

interface Training {
  /** The sets as they are now, with her former swaps. */
  sets: readonly PlannedSet[];
  done: readonly PerformedSetInput[];
}

/**
 * Returns the swap once she does `to` for all sets of the exercise that are not done, or the plan's own if that is undefined.
 * Sets that are done stay as they were. Null if nothing is swapped any more.
 */
export function swapAfter(
  swap: ExerciseSwap,
  exerciseId: string,
  to: SwappedExercise | undefined,
  { sets, done }: Training,
): ExerciseSwap | null {
  const slots = sets.filter((planned) => stepOfPlan(planned).exercise.id === exerciseId);
  const isLeft = (slot: number) => {
    const planned = slots[slot];
    return planned !== undefined && !done.some((set) => isPerformed(set, planned));
  };
  const kept = swap.flatMap((swapped) => {
    const stay = swapped.sets.filter(([slot]) => !isLeft(slot));
    return stay.length === 0 ? [] : [{ ...swapped, sets: stay }];
  });
  const left = slots.flatMap((planned, slot) => (isLeft(slot) ? [{ planned, slot }] : []));
  const others = sets.filter((planned) => !left.some((each) => each.planned === planned));
  const added =
    to && to.id !== exerciseId && left.length > 0
      ? [{ ...to, sets: numbered(left, to, firstNumber(to.id, { sets: others, done })) }]
      : [];
  const after = [...kept, ...added].slice(-SWAPPED_MAX);
  return after.length === 0 ? null : after;
}

/** After every set of the exercise that she has done, or that the plan has or may have again. */
function firstNumber(exerciseId: string, { sets, done }: Training): number {
  const planned = sets.flatMap(({ step, number, instead }) => [
    ...(step.exercise.id === exerciseId ? [number] : []),
    ...(instead?.step.exercise.id === exerciseId ? [instead.number] : []),
  ]);
  const performed = done.flatMap((set) => (set.exerciseId === exerciseId ? [set.number] : []));
  return Math.max(0, ...planned, ...performed) + 1;
}

function numbered(
  left: readonly { planned: PlannedSet; slot: number }[],
  { unit, side }: SwappedExercise,
  first: number,
): SwappedSets['sets'] {
  const hasSides = unit === 'SECONDS' && side !== null;
  let number = first - 1;
  return left.map(({ planned, slot }, index) => {
    const former = left[index - 1];
    const isOtherSide =
      hasSides && planned.side === 'RIGHT' && former?.slot === slot - 1 && former.planned.side === 'LEFT';
    if (!isOtherSide) number += 1;
    return [slot, number];
  });
}
