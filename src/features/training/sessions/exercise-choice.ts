/** The exercises that can take the place of the one at hand, from the plans on this device. Pure. */
import {
  SWAPPED_TEXT_MAX_LENGTH,
  type SwappedExercise,
} from '../../../../contract/marks/exercise-swap.mark.ts';
import type { TrainingCategory } from '../../../../contract/enumerations.ts';
import { compareWords } from '../../../language/collation.ts';
import type { LibraryTraining } from '../../../library/library-database.ts';
import type { PlanStep } from './plan-sets.ts';

export interface KnownTraining {
  category: readonly TrainingCategory[];
  steps: readonly { section: string; step: PlanStep }[];
}

export interface ExerciseChoice {
  /** Those that train most like it, the most alike first. */
  alike: readonly SwappedExercise[];
  /** The others, by name. */
  others: readonly SwappedExercise[];
}

/** More is a list, and no help. */
const ALIKE_MAX = 8;
/** A trait or two, as being done in a main part and by repetitions, say nothing. */
const ALIKE_LEAST = 5;

/** An exercise with the steps and sections in which plans use it. */
interface Known {
  exercise: PlanStep['exercise'];
  steps: PlanStep[];
  sections: Set<string>;
  categories: Set<TrainingCategory>;
}

/** A library that an earlier build filled may lack the plan, or an exercise its equipment. */
export function knownTraining({ category, plan }: LibraryTraining): KnownTraining {
  const steps = (plan ?? []).flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => block.steps.map((step) => ({ section: title, step: withEquipment(step) }))),
  );
  return { category, steps };
}

function withEquipment(step: PlanStep): PlanStep {
  const { exercise } = step;
  return {
    ...step,
    exercise: { ...exercise, clip: exercise.clip ?? null, equipment: exercise.equipment ?? null },
  };
}

/** `step` is of the plan, and `training` the one under way. */
export function exerciseChoice(
  step: PlanStep,
  training: KnownTraining,
  catalogue: readonly KnownTraining[],
): ExerciseChoice {
  const known = knownExercises([training, ...catalogue]);
  const own = known.get(step.exercise.id);
  const others = [...known.values()].filter(({ exercise }) => exercise.id !== step.exercise.id);
  // The equipment of this training is there; a bar may not be.
  const inReach = new Set([null, ...training.steps.map((each) => each.step.exercise.equipment)]);
  const scored = others
    .filter(({ exercise }) => inReach.has(exercise.equipment))
    .map((each) => ({ each, score: own ? likeness(each, own) : 0 }))
    .toSorted((one, other) => other.score - one.score || byName(one.each, other.each));
  const alike = scored
    .filter(({ score }) => score >= ALIKE_LEAST)
    .slice(0, ALIKE_MAX)
    .map(({ each }) => each);
  return {
    alike: alike.map((each) => asSwapped(each, step)),
    others: others
      .filter((each) => !alike.includes(each))
      .toSorted(byName)
      .map((each) => asSwapped(each, step)),
  };
}

function knownExercises(trainings: readonly KnownTraining[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const { steps, category } of trainings) {
    for (const { section, step } of steps) {
      const { exercise } = step;
      const own = known.get(exercise.id) ?? {
        exercise,
        steps: [],
        sections: new Set(),
        categories: new Set(),
      };
      own.steps.push(step);
      own.sections.add(section);
      for (const each of category) own.categories.add(each);
      known.set(exercise.id, own);
    }
  }
  return known;
}

/** Exercises of one movement share its drawing; besides, what says most is how it is called and in which trainings it is. */
function likeness(one: Known, own: Known): number {
  const { exercise } = one;
  const isSameMovement = exercise.clip !== null && exercise.clip === own.exercise.clip;
  const isLoadedToo = (exercise.equipment === null) === (own.exercise.equipment === null);
  const isByOneMeasure = one.steps.some(({ unit }) => own.steps.some((each) => each.unit === unit));
  return (
    (isSameMovement ? 4 : 0) +
    (share(namingWords(one), namingWords(own)) > 0 ? 3 : 0) +
    4 * share(one.categories, own.categories) +
    (share(one.sections, own.sections) > 0 ? 1 : 0) +
    (isByOneMeasure ? 1 : 0) +
    (isLoadedToo ? 1 : 0)
  );
}

/** `kükk` and `tõmme`, but not `hantlitega`. */
function namingWords({ exercise }: Known): ReadonlySet<string> {
  const words = exercise.name.toLocaleLowerCase('et').split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length >= 4 && !word.endsWith('ga')));
}

/** The plan's amount if the exercise is measured in the same unit; otherwise the amount of its own plans. */
function asSwapped({ exercise, steps }: Known, { unit, least, most, side }: PlanStep): SwappedExercise {
  const { id, name, technique, clip, equipment } = exercise;
  const ofExercise = { id, name, technique: technique.slice(0, SWAPPED_TEXT_MAX_LENGTH), clip, equipment };
  const sameUnit = steps.filter((each) => each.unit === unit);
  const [known = sameUnit[0] ?? steps[0]] = sameUnit.filter((each) => each.side === side);
  if (!known) return { ...ofExercise, unit, least, most, side };
  const amount = known.unit === unit ? { unit, least, most } : known;
  return {
    ...ofExercise,
    unit: amount.unit,
    least: amount.least,
    most: amount.most,
    side: known.side,
  };
}

/** The overlap of two sets, from 0 to 1: an exercise that is in every training resembles none. */
function share<Of>(one: ReadonlySet<Of>, other: ReadonlySet<Of>): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : (one.size + other.size - all.size) / all.size;
}

function byName(one: Known, other: Known): number {
  return compareWords(one.exercise.name, other.exercise.name);
}
