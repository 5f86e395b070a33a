import type { AccessLevel, Allergen, MealType, RecipeTag } from '../contract/enumerations.ts';
import { ACCESS_LEVELS, ALLERGENS, MEAL_TYPES, RECIPE_TAGS } from '../contract/enumerations.ts';
import words from '../src/language/et.json' with { type: 'json' };
import type { FrontMatter } from './front-matter.ts';

/** One enumeration of the contract with the labels that staff and members know its values by. */
export interface Labels<Value extends string> {
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
}

export const mealTypeLabels: Labels<MealType> = { values: MEAL_TYPES, words: words.mealType };
export const recipeTagLabels: Labels<RecipeTag> = { values: RECIPE_TAGS, words: words.recipeTag };
export const allergenLabels: Labels<Allergen> = { values: ALLERGENS, words: words.allergen };
export const accessLevelLabels: Labels<AccessLevel> = { values: ACCESS_LEVELS, words: words.accessLevel };

/** Returns the value with exactly this label. */
export function valueOfLabel<Value extends string>(labels: Labels<Value>, label: unknown): Value | undefined {
  return labels.values.find((value) => labels.words[value] === label);
}

/** Lists all labels in one line, for messages that say what may be written. */
export function listLabels<Value extends string>(labels: Labels<Value>): string {
  return labels.values.map((value) => labels.words[value]).join(', ');
}

interface LabelsAsked<Value extends string> {
  field: string;
  labels: Labels<Value>;
  /** The minimum count; 0 allows an empty list. */
  least: 0 | 1;
}

/** Reads a field's list of labels as values, each once. Reports unknown labels and anything that is not such a list. */
export function readLabels<Value extends string>(
  { field, labels, least }: LabelsAsked<Value>,
  fields: FrontMatter['fields'],
  report: (field: string, message: string) => void,
): Value[] {
  const written = fields.get(field);
  if (!Array.isArray(written) || written.length < least) {
    report(field, `Väli „${field}“ on loend nurksulgudes. Valikus on: ${listLabels(labels)}.`);
    return [];
  }
  const found = new Set<Value>();
  for (const label of written) {
    const value = valueOfLabel(labels, label);
    if (value) found.add(value);
    else
      report(
        field,
        `Väljal „${field}“ on tundmatu väärtus „${String(label)}“. Valikus on: ${listLabels(labels)}.`,
      );
  }
  return [...found];
}
