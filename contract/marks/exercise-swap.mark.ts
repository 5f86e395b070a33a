/**
 * The exercise that she does in place of one of a plan, in one training: the machine is taken, or the knee hurts. Keyed by the
 * session and the exercise of the plan, so that nothing is lost when two phones replace different ones; it ends when she goes
 * back to the plan. Her sets are kept in the session, under the exercise that she did.
 */
import { CONTENT_ID } from '../content-id.ts';
import {
  EQUIPMENT,
  type Equipment,
  PLAN_SIDES,
  PLAN_UNITS,
  type PlanSide,
  type PlanUnit,
} from '../enumerations.ts';
import { EXERCISE_NAME_MAX_LENGTH, type Range, SET_NUMBER, SET_SECONDS } from '../limits.ts';
import type { MarkKind } from './mark-kind.ts';

/** One exercise, with all that a phone needs to show it: the plan of another training, which names it, may not be there. */
export interface SwappedExercise {
  id: string;
  name: string;
  technique: string;
  clip: string | null;
  equipment: Equipment | null;
  /** The amount of it in one set. */
  unit: PlanUnit;
  least: number;
  most: number;
  side: PlanSide | null;
}

export interface SwappedSets extends SwappedExercise {
  /** The plan's sets of the exercise, both sides counted, from 0; and the number of the set that each of them becomes. */
  sets: readonly (readonly [slot: number, number: number])[];
}

/** Several if she has changed her mind between two sets. */
export type ExerciseSwap = readonly SwappedSets[];

export const SWAPPED_MAX = 6;
/** The longest technique and the longest address of a drawing. */
export const SWAPPED_TEXT_MAX_LENGTH = 200;
const SLOTS: Range = { min: 0, max: 199 };
const UNITS: ReadonlySet<unknown> = new Set(PLAN_UNITS);
const SIDES: ReadonlySet<unknown> = new Set([null, ...PLAN_SIDES]);
const LOADS: ReadonlySet<unknown> = new Set([null, ...EQUIPMENT]);

export const exerciseSwap: MarkKind<ExerciseSwap> = {
  name: 'exercise-swap',
  key: /^[0-9a-f-]{36}\.[\w-]{1,100}$/,
  maxKept: 100,
  isValue: (value): value is ExerciseSwap =>
    Array.isArray(value) && value.length > 0 && value.length <= SWAPPED_MAX && value.every(areSwappedSets),
};

export function swapKey(sessionId: string, exerciseId: string): string {
  return `${sessionId}.${exerciseId}`;
}

/** Returns the exercise's id from the key of a session's mark; undefined of another session's. */
export function swappedIn(sessionId: string, key: string): string | undefined {
  return key.startsWith(`${sessionId}.`) ? key.slice(sessionId.length + 1) : undefined;
}

function areSwappedSets(value: unknown): value is SwappedSets {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    name,
    technique,
    clip,
    equipment,
    unit,
    least,
    most,
    side,
    sets,
  }: Partial<Record<keyof SwappedSets, unknown>> = value;
  return (
    typeof id === 'string' &&
    CONTENT_ID.test(id) &&
    isText(name, EXERCISE_NAME_MAX_LENGTH) &&
    isText(technique, SWAPPED_TEXT_MAX_LENGTH) &&
    (clip === null || isText(clip, SWAPPED_TEXT_MAX_LENGTH)) &&
    LOADS.has(equipment) &&
    UNITS.has(unit) &&
    isIn({ min: 1, max: SET_SECONDS.max }, least) &&
    isIn({ min: 1, max: SET_SECONDS.max }, most) &&
    SIDES.has(side) &&
    Array.isArray(sets) &&
    sets.length > 0 &&
    sets.every(isSet)
  );
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && isIn(SLOTS, value[0]) && isIn(SET_NUMBER, value[1]);
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value.length <= maxLength;
}

function isIn({ min, max }: Range, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
