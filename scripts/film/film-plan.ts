/** A training's plan as a film goes through it: the guided training's sets, each of them with a length. */
import { mirrored, swapped } from '../../press/clips/key-poses.ts';
import type { Movement } from '../../press/clips/movement.ts';
import { MOVEMENTS } from '../../press/clips/movements.ts';
import type { WrittenExercise } from '../../press/exercise-table.ts';
import type { WrittenTraining } from '../../press/training-file.ts';
import type { PlanSectionDetailsFragment } from '../../contract/documents.generated.ts';
import { pauseBefore, type PlannedSet, setsOfPlan } from '../../src/features/training/sessions/plan-sets.ts';

export interface FilmSet extends PlannedSet {
  seconds: number;
  /** A name of `press/clips/movements.ts`. */
  movement: string;
  /** Null of a set that goes by the clock. */
  counted: Counted | null;
}

/** The repetitions as the figure does them, so that they can be counted on the picture. */
export interface Counted {
  repetitions: number;
  /** The seconds that one takes. */
  each: number;
}

type Plan = NonNullable<WrittenTraining['plan']>;

/**
 * The sets with what nobody presses for: a counted set lasts as long as the figure takes for it, and one that follows no rest has
 * the seconds that a timed one has to get ready. A counted set of two sides is two sets, unless the figure changes sides by itself.
 */
export function filmSets(plan: Plan, exercises: readonly WrittenExercise[]): FilmSet[] {
  const movements = new Map(exercises.map(({ id, movement }) => [id, movement]));
  return setsOfPlan(plan.map(asAnswered)).flatMap((planned): FilmSet[] => {
    const name = movements.get(planned.step.exercise.id) ?? '';
    const movement = MOVEMENTS.get(name);
    if (!movement) throw new Error(`${planned.step.exercise.name} has no movement`);
    if (planned.seconds !== null)
      return [{ ...planned, seconds: planned.seconds, movement: name, counted: null }];
    const counted = countedOf(planned, movement);
    const seconds = Math.ceil(counted.repetitions * counted.each);
    const before = planned.before ?? pauseBefore(seconds, null);
    const set = { ...planned, seconds, movement: name, counted, before };
    if (planned.step.side === null || changesSides(movement)) return [set];
    return [
      { ...set, side: 'LEFT' },
      { ...set, side: 'RIGHT', before: pauseBefore(seconds, null), notes: [] },
    ];
  });
}

/** A figure that does both sides by itself does two of what is counted without sides, or one for each side, in a round. */
function countedOf({ step }: PlannedSet, movement: Movement): Counted {
  const inRound = step.side === null && changesSides(movement) ? 2 : 1;
  return { repetitions: step.most, each: movement.seconds / inRound };
}

/** True if its drawing does one side and then the other: a later pose is an earlier one with its sides changed. */
export function changesSides({ keys, view }: Movement): boolean {
  const turned = view === 'side' ? swapped : mirrored;
  const poses = keys.map((key) => ({
    one: plain(turned(turned(key))),
    other: plain(turned(key)),
  }));
  return poses.some(
    ({ one, other }, index) => one !== other && poses.slice(index + 1).some((later) => later.one === other),
  );
}

/** Without the sign of zero, which turning a pose over changes. */
const plain = (pose: unknown) => JSON.stringify(pose);

/** The plan as the server answers it. */
function asAnswered({ title, blocks }: Plan[number]): PlanSectionDetailsFragment {
  return {
    __typename: 'PlanSection',
    title,
    blocks: blocks.map((block) => ({
      ...block,
      __typename: 'PlanBlock',
      steps: block.steps.map((step) => ({
        ...step,
        __typename: 'PlanStep',
        exercise: {
          ...step.exercise,
          __typename: 'Exercise',
          clip: step.exercise.clip ?? null,
          equipment: step.exercise.equipment ?? null,
        },
      })),
    })),
  };
}
