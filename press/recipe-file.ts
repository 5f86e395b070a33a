import type { RecipeContent } from '../server/modules/platform/content/content.ts';
import type { Vessel } from './covers/dishes/vessel.ts';
import { VESSELS, VESSEL_WORDS } from './covers/dishes/vessel.ts';
import { ACCESS_FIELD_NAMES, readAccess } from './access-fields.ts';
import type { FoodTable } from './food-table.ts';
import type { FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import { parseIngredientLine } from './ingredient-line.ts';
import { mealTypeLabels, readLabels, recipeTagLabels } from './labels.ts';
import type { Problem } from './problem.ts';
import { kcalPerServing } from './recipe-nutrition.ts';
import type { WrittenLine } from './recipe-sections.ts';
import { readRecipeSections } from './recipe-sections.ts';
import { findTagFaults } from './recipe-tags.ts';
import { isSlug } from './slug.ts';
import { readableNumbers } from './step-numbers.ts';
import { checkStepAmounts } from './step-amounts.ts';

/** A recipe as staff wrote it; its picture is added later. */
export interface WrittenRecipe extends Omit<RecipeContent, 'thumbnail'> {
  /** The vessel on its cover; null leaves that to the rule. */
  vessel: Vessel | null;
}

const FIELD_NAMES = ['nimi', 'toidukord', 'sildid', 'aeg', 'portsjonid', 'nõu', ...ACCESS_FIELD_NAMES];
const LONGEST_MINUTES = 600;
const MOST_SERVINGS = 12;
const LEAST_KCAL = 60;
const MOST_KCAL = 900;

/** Reads one `content/recipes/<id>.md`. Returns null, with the reasons, if anything in it is wrong. */
export function parseRecipe(
  file: string,
  text: string,
  foods: FoodTable,
): { recipe: WrittenRecipe | null; problems: Problem[] } {
  const { frontMatter, problems } = readFrontMatter(file, text);
  if (!frontMatter) return { recipe: null, problems };
  const report = (line: number, message: string) => problems.push({ file, line, message });
  const reportField = (field: string, message: string) => {
    report(frontMatter.fieldLines.get(field) ?? 1, message);
  };
  const fields = readFields(file, frontMatter, reportField);
  const sections = readRecipeSections(frontMatter, report);
  const ingredients = readIngredients(sections.ingredients, foods, report);
  const written = sections.steps.map(({ line, text }) => ({
    line,
    text: readableNumbers(text, (message) => report(line, message)),
  }));
  const steps = written.map((step) => step.text);
  const recipe: WrittenRecipe = { ...fields, description: sections.description, steps, ingredients };
  if (problems.length === 0) {
    checkStepAmounts(written, recipe, foods, report);
    for (const message of findTagFaults(recipe, foods)) reportField('sildid', message);
    const kcal = Math.round(kcalPerServing(recipe, foods.byId));
    if (kcal < LEAST_KCAL || kcal > MOST_KCAL) {
      const limits = `${LEAST_KCAL}–${MOST_KCAL} kcal`;
      reportField(
        'portsjonid',
        `Ühes portsjonis on ${kcal} kcal, aga peab olema ${limits}. Kontrolli koguseid.`,
      );
    }
  }
  return { recipe: problems.length > 0 ? null : recipe, problems };
}

/** Recipes with the same name would be indistinguishable in a list. */
export function findRepeatedNames(recipes: readonly { file: string; recipe: WrittenRecipe }[]): Problem[] {
  const fileByName = new Map<string, string>();
  return recipes.flatMap(({ file, recipe }) => {
    const name = recipe.name_EE.toLocaleLowerCase('et');
    const first = fileByName.get(name);
    if (first !== undefined) return [{ file, message: `Nimi „${recipe.name_EE}“ on juba failis ${first}.` }];
    fileByName.set(name, file);
    return [];
  });
}

type ReportField = (field: string, message: string) => void;

function readFields(
  file: string,
  { fields }: FrontMatter,
  report: ReportField,
): Omit<WrittenRecipe, 'description' | 'steps' | 'ingredients'> {
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/u, '');
  if (!isSlug(id)) report('', 'Faili nimes on ainult väikesed ladina tähed (a–z), numbrid ja sidekriipsud.');
  for (const field of fields.keys()) {
    if (!FIELD_NAMES.includes(field)) {
      report(field, `Tundmatu väli „${field}“. Väljad on: ${FIELD_NAMES.join(', ')}.`);
    }
  }
  const name = fields.get('nimi');
  if (typeof name !== 'string' || name.trim() === '') report('nimi', 'Väli „nimi“ on puudu.');
  const mealType = readLabels({ field: 'toidukord', labels: mealTypeLabels, least: 0 }, fields, report);
  if (mealType.length === 0) report('toidukord', 'Retseptil peab olema vähemalt üks toidukord.');
  return {
    id,
    name_EE: typeof name === 'string' ? name.trim() : '',
    mealType,
    cookingTimeMinutes: readWholeNumber('aeg', LONGEST_MINUTES, fields.get('aeg'), report),
    ...readAccess(fields, report),
    tags: readLabels({ field: 'sildid', labels: recipeTagLabels, least: 0 }, fields, report),
    servings: readWholeNumber('portsjonid', MOST_SERVINGS, fields.get('portsjonid'), report),
    vessel: readVessel(fields.get('nõu'), report),
  };
}

function readVessel(word: unknown, report: ReportField): Vessel | null {
  if (word === undefined) return null;
  const vessel = VESSELS.find((known) => VESSEL_WORDS[known] === word);
  if (vessel) return vessel;
  const known = VESSELS.map((one) => VESSEL_WORDS[one]).join(', ');
  report('nõu', `Nõu „${typeof word === 'string' ? word : ''}“ ei ole tuntud. Valikus on: ${known}.`);
  return null;
}

function readWholeNumber(field: string, most: number, value: unknown, report: ReportField): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  report(field, `Väli „${field}“ on täisarv 1 kuni ${most}.`);
  return 1;
}

function readIngredients(
  lines: readonly WrittenLine[],
  foods: FoodTable,
  report: (line: number, message: string) => void,
): RecipeContent['ingredients'] {
  const seen = new Set<string>();
  return lines.flatMap(({ line, text }) => {
    const ingredient = parseIngredientLine(text, foods);
    if (typeof ingredient === 'string') {
      report(line, ingredient);
      return [];
    }
    if (seen.has(ingredient.foodId))
      report(line, 'See toiduaine on koostisosades juba olemas. Liida kogused kokku.');
    seen.add(ingredient.foodId);
    return [ingredient];
  });
}
