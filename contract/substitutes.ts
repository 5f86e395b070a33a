/** The foods that can take another's place, as the CMS keeps them: the value of the one item of key `substitutes`, as JSON. */
import { type Allergen, ALLERGENS } from './enumerations.ts';

/** Its only key and id. */
export const SUBSTITUTES = 'substitutes';

/** A food that can take another's place, with the fields that a recipe has of its foods. Figures are per 100 of `unit`. */
export interface SubstituteFood {
  id: string;
  name_EE: string;
  partitive_EE: string;
  quantity_EE: string | null;
  group_EE: string;
  unit: 'G' | 'ML';
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
}

export interface SubstitutePair {
  foodId: string;
  substituteId: string;
  /** The amount of the substitute, in its own unit, for one gram or millilitre of the food. */
  ratio: number;
  /** The difference that it makes to cooking, in a sentence. */
  note: string | null;
}

export interface Substitutes {
  foods: readonly SubstituteFood[];
  /** The pairs of one food are ordered from the most similar. */
  pairs: readonly SubstitutePair[];
  /** The allergens of every food, from which those of a changed recipe are computed. */
  allergens: Readonly<Record<string, readonly Allergen[]>>;
}

/** Undefined if the value has none. */
export function parseSubstitutes(value: string): Substitutes | undefined {
  try {
    const substitutes: unknown = JSON.parse(value);
    return isSubstitutes(substitutes) ? substitutes : undefined;
  } catch {
    return undefined;
  }
}

function isSubstitutes(value: unknown): value is Substitutes {
  if (typeof value !== 'object' || value === null) return false;
  const { foods, pairs, allergens }: Partial<Record<keyof Substitutes, unknown>> = value;
  return (
    Array.isArray(foods) &&
    foods.every(isFood) &&
    Array.isArray(pairs) &&
    pairs.every(isPair) &&
    typeof allergens === 'object' &&
    allergens !== null &&
    Object.values(allergens).every(
      (held) => Array.isArray(held) && held.every((each) => ALLERGENS.some((known) => known === each)),
    )
  );
}

function isFood(value: unknown): value is SubstituteFood {
  if (typeof value !== 'object' || value === null) return false;
  const food: Partial<Record<keyof SubstituteFood, unknown>> = value;
  return (
    [food.id, food.name_EE, food.partitive_EE, food.group_EE].every((text) => typeof text === 'string') &&
    (food.quantity_EE === null || typeof food.quantity_EE === 'string') &&
    (food.unit === 'G' || food.unit === 'ML') &&
    [food.kcal, food.protein, food.fat, food.carbs].every((figure) => typeof figure === 'number')
  );
}

function isPair(value: unknown): value is SubstitutePair {
  if (typeof value !== 'object' || value === null) return false;
  const { foodId, substituteId, ratio, note }: Partial<Record<keyof SubstitutePair, unknown>> = value;
  return (
    typeof foodId === 'string' &&
    typeof substituteId === 'string' &&
    typeof ratio === 'number' &&
    ratio > 0 &&
    (note === null || typeof note === 'string')
  );
}
