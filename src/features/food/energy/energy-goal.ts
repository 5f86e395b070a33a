/** The limits of her energy goal, and its words. */
import { ENERGY_GOAL_MAX_KCAL, type EnergyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { fill } from '../../../language/words.ts';
import { energyGoalText } from './energy-goal.text.ts';

export const inKcal = (kcal: number) => formatWithUnit(kcal, 'kcal', 0);
const inGrams = (grams: number) => formatWithUnit(grams, 'g', 0);

/** „sinu eesmärk 1 800 kcal“, after the total of a day. */
export function besideGoal({ kcal }: EnergyGoal): string {
  return fill(energyGoalText.beside, { kcal: inKcal(kcal) });
}

/** „Valke 81 g, …“; undefined if she typed the energy alone. */
export function macrosSentence({ macros }: EnergyGoal): string | undefined {
  if (!macros) return undefined;
  const { protein, fat, carbs } = macros;
  return fill(energyGoalText.macros, {
    protein: inGrams(protein),
    fat: inGrams(fat),
    carbs: inGrams(carbs),
  });
}

/** Kcal as typed, or what to say of a figure that may be no goal: below `leastKcal`, above the most, or no whole number. */
export function readGoalKcal(typed: string, leastKcal: number): { kcal: number } | { error: string } {
  const read = parseDecimal(typed);
  const min = inKcal(leastKcal);
  if (!read.ok || !Number.isInteger(read.value) || read.value > ENERGY_GOAL_MAX_KCAL) {
    return { error: fill(energyGoalText.wrong, { min, max: inKcal(ENERGY_GOAL_MAX_KCAL) }) };
  }
  return read.value < leastKcal ? { error: fill(energyGoalText.tooLittle, { min }) } : { kcal: read.value };
}

/** The goal with other energy: its macros keep their shares. */
export function goalWithKcal(goal: Omit<EnergyGoal, 'kcal'> & { kcal?: number }, kcal: number): EnergyGoal {
  const { macros, kcal: former = kcal, ...rest } = goal;
  const scaled = (grams: number) => Math.round((grams * kcal) / former);
  return {
    ...rest,
    kcal,
    ...(macros && {
      macros: {
        protein: scaled(macros.protein),
        fat: scaled(macros.fat),
        carbs: scaled(macros.carbs),
      },
    }),
  };
}

/** True if both have the same figures, shown or hidden. Two missing goals are the same. */
export function hasSameFigures(one: EnergyGoal | null | undefined, other: typeof one): boolean {
  return (
    one?.kcal === other?.kcal &&
    one?.leastKcal === other?.leastKcal &&
    (['protein', 'fat', 'carbs'] as const).every((macro) => one?.macros?.[macro] === other?.macros?.[macro])
  );
}

/**
 * Returns the goal that undoing leaves: the `former` one, if `now` is still what the press `stored`; undefined if it has changed
 * since. Undoing keeps her choice to show it in the menu.
 */
export function goalUndone(
  former: EnergyGoal | null,
  stored: EnergyGoal | null,
  now: EnergyGoal | undefined,
): EnergyGoal | null | undefined {
  if (!hasSameFigures(now, stored)) return undefined;
  return former && withVisibility(former, !(now ?? former).isHidden);
}

export function withVisibility({ isHidden: _former, ...goal }: EnergyGoal, isShown: boolean): EnergyGoal {
  return isShown ? goal : { ...goal, isHidden: true };
}

/** Returns the places of the day and the goal on the bar, from 0 to 1: the larger of both is its end. */
export function goalBar(kcal: number, goalKcal: number): { day: number; goal: number } {
  const end = Math.max(kcal, goalKcal);
  return { day: kcal / end, goal: goalKcal / end };
}
