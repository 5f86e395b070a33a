import type { AccessLevel, MealType, RecipeTag } from '../../src/contract/enumerations.ts';
import { ACCESS_LEVELS, MEAL_TYPES, RECIPE_TAGS } from '../../src/contract/enumerations.ts';
import words from '../../src/language/et.json' with { type: 'json' };

/** One enumeration of the contract with the words that staff and members know its values by. */
export interface Labels<Value extends string> {
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
}

export const mealTypeLabels: Labels<MealType> = { values: MEAL_TYPES, words: words.mealType };
export const recipeTagLabels: Labels<RecipeTag> = { values: RECIPE_TAGS, words: words.recipeTag };
export const accessLevelLabels: Labels<AccessLevel> = { values: ACCESS_LEVELS, words: words.accessLevel };

/** The value that carries this label, letter for letter. */
export function valueOfLabel<Value extends string>(labels: Labels<Value>, label: unknown): Value | undefined {
  return labels.values.find((value) => labels.words[value] === label);
}

/** All labels in one line, for a message that says what may be written. */
export function listLabels<Value extends string>(labels: Labels<Value>): string {
  return labels.values.map((value) => labels.words[value]).join(', ');
}
