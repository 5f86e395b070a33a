/** The energy that she means to eat in a day, if she set one; it is shown beside the totals of her menu. */
import type { MarkKind } from './mark-kind.ts';

export interface EnergyGoal {
  /** In kcal. */
  kcal: number;
  /** The least that the calculator would have advised her, so that no figure typed later goes below it. */
  leastKcal?: number;
  /** In whole grams; absent if she typed the energy alone. */
  macros?: Readonly<Record<'protein' | 'fat' | 'carbs', number>>;
  /** She keeps it without seeing it on the menu. */
  isHidden?: true;
}

/** The least is the calculator's own floor. Nobody eats as much as the most: such a figure is mistyped. */
export const ENERGY_GOAL_MIN_KCAL = 1_200;
export const ENERGY_GOAL_MAX_KCAL = 8_000;
const MACRO_MAX_GRAMS = 2_000;

export const energyGoal: MarkKind<EnergyGoal> = {
  name: 'energy-goal',
  key: /^day$/,
  maxKept: 1,
  consent: 'ENERGY_GOAL',
  isValue(value): value is EnergyGoal {
    if (typeof value !== 'object' || value === null) return false;
    const { kcal, leastKcal, macros, isHidden }: Partial<Record<keyof EnergyGoal, unknown>> = value;
    return (
      isGoalKcal(kcal) &&
      (leastKcal === undefined || (isGoalKcal(leastKcal) && leastKcal <= kcal)) &&
      (macros === undefined || isMacros(macros)) &&
      (isHidden === undefined || isHidden === true)
    );
  },
};

/** Its only key. */
export const DAY = 'day';

function isGoalKcal(value: unknown): value is number {
  return isWhole(value) && value >= ENERGY_GOAL_MIN_KCAL && value <= ENERGY_GOAL_MAX_KCAL;
}

function isMacros(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { protein, fat, carbs }: { [macro in 'protein' | 'fat' | 'carbs']?: unknown } = value;
  return [protein, fat, carbs].every((grams) => isWhole(grams) && grams >= 0 && grams <= MACRO_MAX_GRAMS);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}
