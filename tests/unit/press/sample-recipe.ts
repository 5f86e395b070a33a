import { parseRecipe } from '../../../press/recipe-file.ts';
import { sampleFoods } from './sample-foods.ts';

export const RECIPE_FILE = 'recipes/kaerapuder.md';

interface RecipeParts {
  fields?: Record<string, string>;
  description?: string;
  ingredients?: string[];
  steps?: string[];
}

/** A valid recipe as text, with the given parts replacing its own. */
export function recipeText({ fields, description, ingredients, steps }: RecipeParts = {}): string {
  const head = {
    nimi: 'Kaerapuder',
    toidukord: '[Hommikusöök]',
    sildid: '[Taimetoit, Lihtne]',
    aeg: '15',
    portsjonid: '2',
    ligipääs: 'Toitumine',
    ...fields,
  };
  const list = ingredients ?? ['100 g Kaerahelbed', '400 ml Piim 2,5%', 'Sool, maitse järgi'];
  return [
    '---',
    ...Object.entries(head).map(([field, value]) => `${field}: ${value}`),
    '---',
    description ?? 'Soe ja kreemine.',
    '',
    '## Koostisosad',
    '',
    ...list.map((item) => `- ${item}`),
    '',
    '## Valmistamine',
    '',
    ...(steps ?? ['Kuumuta piim.', 'Keeda helbeid 5 minutit.']).map((step, index) => `${index + 1}. ${step}`),
    '',
  ].join('\n');
}

/** The parser's messages about a recipe made of these parts, without file names. */
export function problemsOf(parts: RecipeParts): string[] {
  const { problems } = parseRecipe(RECIPE_FILE, recipeText(parts), sampleFoods);
  return problems.map(({ line, message }) => `${line ?? '-'}: ${message}`);
}
