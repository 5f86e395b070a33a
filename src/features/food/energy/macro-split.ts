/** Divides a day's energy between protein, fat and carbohydrates. */

/** Percent of the energy. */
const SPLITS = {
  balanced: { protein: 18, fat: 32, carbs: 50 },
  protein: { protein: 25, fat: 30, carbs: 45 },
  plant: { protein: 15, fat: 33, carbs: 52 },
} as const;

export type MacroSplit = keyof typeof SPLITS;
export const MACRO_SPLITS = Object.keys(SPLITS) as MacroSplit[];

/** The highest protein share that the national recommendations plan for. */
export const PLANNED_PROTEIN_PERCENT = 20;

const KCAL_PER_GRAM = { protein: 4, fat: 9, carbs: 4 } as const;

export interface MacroGrams {
  protein: number;
  fat: number;
  carbs: number;
}

/** Whole grams a day. */
export function macroGrams(kcal: number, split: MacroSplit): MacroGrams {
  const gramsOf = (macro: keyof MacroGrams) =>
    Math.round((kcal * SPLITS[split][macro]) / 100 / KCAL_PER_GRAM[macro]);
  return { protein: gramsOf('protein'), fat: gramsOf('fat'), carbs: gramsOf('carbs') };
}

export function macroPercent(split: MacroSplit, macro: keyof MacroGrams): number {
  return SPLITS[split][macro];
}
