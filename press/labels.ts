import type { AccessLevel, MealType, RecipeTag } from '../src/contract/enumerations.ts';
import { ACCESS_LEVELS, MEAL_TYPES, RECIPE_TAGS } from '../src/contract/enumerations.ts';
import words from '../src/language/et.json' with { type: 'json' };
import type { FrontMatter } from './front-matter.ts';

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

interface LabelsAsked<Value extends string> {
  field: string;
  labels: Labels<Value>;
  /** How many there must be; 0 lets the list be empty. */
  least: 0 | 1;
}

/** The values that a field's list names by their labels, each once. What is no such list, or no label, is reported. */
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
