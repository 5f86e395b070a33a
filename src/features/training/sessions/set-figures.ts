/** The repetitions and the weight of a set, before and after her + and −, or as she types them. */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import {
  EXERCISE_NAME_MAX_LENGTH,
  type Range,
  SET_REPETITIONS,
  SET_WEIGHT_KG,
} from '../../../../contract/limits.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import type { PlannedSet } from './plan-sets.ts';

export interface Figures {
  repetitions: number | null;
  weight: number | null;
}

/** The first weight of an exercise that she has never lifted here. */
const FIRST_KG = 5;
/** Plates come by this; every whole kilogram is there too. */
const PLATE_KG = 2.5;
/** The server keeps as many. */
export const WEIGHT_DECIMALS = 2;

export function takesWeight({ step }: PlannedSet): boolean {
  return step.exercise.equipment !== null;
}

export function takesRepetitions({ step }: PlannedSet): boolean {
  return step.unit === 'REPETITIONS';
}

/** The set's identity, with the amount that the plan gives. */
export function setAsPlanned(planned: PlannedSet): Omit<PerformedSetInput, 'doneAt'> {
  const { step, number, side, seconds } = planned;
  return {
    exerciseId: step.exercise.id,
    exercise: step.exercise.name.slice(0, EXERCISE_NAME_MAX_LENGTH),
    number,
    repetitions: takesRepetitions(planned) ? step.most : null,
    seconds,
    weight: null,
    side,
  };
}

/**
 * Repetitions: hers of this very set; else of the one before it in the same step, today; else of the same set the time before, if
 * the plan still asks for as many; else the plan's. One tap must not log another number than the plan says.
 *
 * Weight: hers of this very set; else of the same set the time before, as long as she goes on as then, for weights may rise from
 * set to set; else of the set before it, today; else the last one then.
 */
export function figuresBefore(
  planned: PlannedSet,
  done: readonly PerformedSetInput[],
  lastTime: readonly PerformedSetInput[],
): Figures {
  const { step, number, first } = planned;
  const today = done.filter((set) => set.exerciseId === step.exercise.id);
  const numbered = (sets: readonly PerformedSetInput[], wanted: number | undefined) =>
    sets.find((set) => set.number === wanted);
  const own = numbered(today, number);
  const before = today.findLast((set) => set.number < number);
  const lastSame = numbered(lastTime, number);
  const lastAlike = lastSame ?? lastTime.at(-1);
  const goesOnAsThen = before !== undefined && before.weight === numbered(lastTime, before.number)?.weight;
  const isOfStep = before !== undefined && before.number >= first;
  const lastRepetitions = isAsked(step, lastAlike?.repetitions) ? lastAlike?.repetitions : undefined;
  const repetitions = own?.repetitions ?? (isOfStep ? before.repetitions : undefined) ?? lastRepetitions;
  const carried = own ?? (goesOnAsThen ? lastSame : undefined) ?? before ?? lastAlike;
  return {
    repetitions: takesRepetitions(planned) ? (repetitions ?? step.most) : null,
    weight: takesWeight(planned) ? (carried?.weight ?? null) : null,
  };
}

function isAsked({ least, most }: PlannedSet['step'], repetitions: number | null | undefined): boolean {
  return typeof repetitions === 'number' && repetitions >= least && repetitions <= most;
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

/** Reads the weight at each key: null is no weight; undefined cannot be stored. */
export function typedWeight(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parsed = parseDecimal(withoutOpenComma(text));
  if (!parsed.ok || parsed.decimals > WEIGHT_DECIMALS || !isWithin(SET_WEIGHT_KG, parsed.value))
    return undefined;
  return parsed.value === 0 ? null : parsed.value;
}

/** Reads the repetitions at each key; null while the field is empty. */
export function typedRepetitions(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parsed = parseDecimal(text);
  return parsed.ok && parsed.decimals === 0 && isWithin(SET_REPETITIONS, parsed.value)
    ? parsed.value
    : undefined;
}

/** Takes a comma at the end away: „62,“ is on the way to „62,5“. */
function withoutOpenComma(text: string): string {
  return text.replace(/(?<=\d)[.,]\s*$/, '');
}

function isWithin({ min, max }: Range, value: number): boolean {
  return value >= min && value <= max;
}
