/**
 * Estimates an adult woman's daily energy need: resting energy by formula, times physical activity level, adjusted
 * slightly for the goal, and never below a floor. Pure functions: nothing is stored or sent.
 */

import { ENERGY_GOAL_MIN_KCAL } from '../../../../contract/marks/energy-goal.mark.ts';

/** Physical activity levels (PAL), from EFSA and the Nordic recommendations. */
export const ACTIVITY_LEVELS = { act1: 1.4, act2: 1.6, act3: 1.8, act4: 2 } as const;
export type Activity = keyof typeof ACTIVITY_LEVELS;

export const GOALS = ['lose', 'keep', 'gain'] as const;
export type Goal = (typeof GOALS)[number];

/** Extra energy in kcal a day (EFSA 2013): by trimester, and while only breastfeeding in the first six months. */
const EXTRA_KCAL = { none: 0, pregnant1: 70, pregnant2: 260, pregnant3: 500, breastfeeding: 500 } as const;
export type Condition = keyof typeof EXTRA_KCAL;
export const CONDITIONS = Object.keys(EXTRA_KCAL) as Condition[];

export const LEAST_DEFICIT_PERCENT = 10;
export const USUAL_DEFICIT_PERCENT = 15;
export const GREATEST_DEFICIT_PERCENT = 20;
const GREATEST_DEFICIT_KCAL = 500;
const SURPLUS_PERCENT = 10;
/** Nobody should eat less than this without a doctor's advice. */
const LEAST_KCAL = ENERGY_GOAL_MIN_KCAL;
const UNDERWEIGHT_BMI = 18.5;
const LOW_BMI = 20;
/** A formula's error relative to measured values. */
const UNCERTAINTY = 0.1;

export interface EnergyQuestion {
  /** 18 to 80. */
  ageYears: number;
  heightCm: number;
  /** Her weight before pregnancy, if she is pregnant. */
  weightKg: number;
  /** 10 to 55; undefined if she does not know it. */
  bodyFatPercent: number | undefined;
  activity: Activity;
  goal: Goal;
  condition: Condition;
  /** The deficit for the goal `lose`, from LEAST_DEFICIT_PERCENT to GREATEST_DEFICIT_PERCENT. */
  deficitPercent: number;
}

export type Formula = 'MIFFLIN_ST_JEOR' | 'KATCH_MCARDLE';

/**
 * NO_DEFICIT: pregnant or breastfeeding, so the advice is never below her use. LOW_BMI: little weight to lose. FLOOR: the goal
 * alone would have led below the floor.
 */
export type Caution = 'NO_DEFICIT' | 'LOW_BMI' | 'FLOOR';

export interface EnergyNeed {
  formula: Formula;
  /** Resting and total energy in kcal a day, unrounded; the total includes pregnancy or breastfeeding. */
  restingKcal: number;
  totalKcal: number;
  /** The advised intake, rounded to 10 kcal, with its uncertainty range, which never goes below the floor. */
  targetKcal: number;
  fromKcal: number;
  toKcal: number;
  /** The least that is ever advised to her. */
  floorKcal: number;
  cautions: readonly Caution[];
}

/** Undefined when no number may be given: she wants to lose weight but is underweight. */
export function energyNeed(question: EnergyQuestion): EnergyNeed | undefined {
  const { weightKg, heightCm, condition, activity } = question;
  const bmi = weightKg / (heightCm / 100) ** 2;
  const needsMore = condition !== 'none';
  const goal = needsMore ? 'keep' : question.goal;
  if (question.goal === 'lose' && bmi < UNDERWEIGHT_BMI) return undefined;
  const restingKcal = restingEnergy(question);
  const totalKcal = restingKcal * ACTIVITY_LEVELS[activity] + EXTRA_KCAL[condition];
  const floorKcal = roundUpToTen(Math.max(LEAST_KCAL, restingKcal));
  const wishedKcal = roundToTen(totalKcal + changeFor(goal, totalKcal, question.deficitPercent));
  const targetKcal = Math.max(wishedKcal, floorKcal);
  const cautions: Caution[] = [];
  if (needsMore && question.goal === 'lose') cautions.push('NO_DEFICIT');
  if (goal === 'lose' && bmi < LOW_BMI) cautions.push('LOW_BMI');
  if (wishedKcal < floorKcal) cautions.push('FLOOR');
  return {
    formula: question.bodyFatPercent === undefined ? 'MIFFLIN_ST_JEOR' : 'KATCH_MCARDLE',
    restingKcal,
    totalKcal,
    targetKcal,
    fromKcal: Math.max(roundToTen(targetKcal * (1 - UNCERTAINTY)), floorKcal),
    toKcal: roundToTen(targetKcal * (1 + UNCERTAINTY)),
    floorKcal,
    cautions,
  };
}

/**
 * Returns the least energy that may be her goal, in kcal: her need with the greatest deficit, or all that she uses if a deficit
 * is not for her. It is never below the least that anyone is advised.
 */
export function leastGoalKcal(question: EnergyQuestion): number {
  const greatest = { ...question, goal: 'lose', deficitPercent: GREATEST_DEFICIT_PERCENT } as const;
  const need = energyNeed(greatest) ?? energyNeed({ ...question, goal: 'keep' });
  return need?.targetKcal ?? LEAST_KCAL;
}

type RestingBody = Pick<EnergyQuestion, 'ageYears' | 'heightCm' | 'weightKg' | 'bodyFatPercent'>;

/** Mifflin–St Jeor for women (1990), or Katch–McArdle if the body fat percentage is known; unrounded kcal a day. */
export function restingEnergy({ ageYears, heightCm, weightKg, bodyFatPercent }: RestingBody): number {
  if (bodyFatPercent === undefined) return 10 * weightKg + 6.25 * heightCm - 5 * ageYears - 161;
  return 370 + 21.6 * fatFreeKg(weightKg, bodyFatPercent);
}

export function fatFreeKg(weightKg: number, bodyFatPercent: number): number {
  return weightKg * (1 - bodyFatPercent / 100);
}

function changeFor(goal: Goal, totalKcal: number, deficitPercent: number): number {
  if (goal === 'gain') return (totalKcal * SURPLUS_PERCENT) / 100;
  if (goal === 'keep') return 0;
  return -Math.min((totalKcal * deficitPercent) / 100, GREATEST_DEFICIT_KCAL);
}

function roundToTen(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

function roundUpToTen(kcal: number): number {
  return Math.ceil(kcal / 10) * 10;
}
