import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubstitutePair } from '../contract/substitutes.ts';
import { readTexts } from './content-folder.ts';
import type { WrittenExercise } from './exercise-table.ts';
import { parseExerciseTable } from './exercise-table.ts';
import type { FoodTable } from './food-table.ts';
import { parseFoodTable } from './food-table.ts';
import type { WrittenMeal } from './menu-file.ts';
import { parseMenuWeek } from './menu-file.ts';
import { parsePage } from './page-file.ts';
import type { WrittenPage } from './page-order.ts';
import type { Problem } from './problem.ts';
import type { WrittenProgram } from './program-file.ts';
import { parseProgramFile } from './program-file.ts';
import type { WrittenRecipe } from './recipe-file.ts';
import { parseRecipe } from './recipe-file.ts';
import type { WrittenSlot } from './schedule-file.ts';
import { parseScheduleWeek } from './schedule-file.ts';
import { parseSubstituteTable } from './substitute-table.ts';
import type { WrittenTraining } from './training-file.ts';
import { parseTraining } from './training-file.ts';

/** The content folder's texts, each file on its own; faulty ones are left out. */
export interface WrittenContent {
  foods: FoodTable;
  /** The foods that can take another's place. */
  substitutes: readonly SubstitutePair[];
  exercises: readonly WrittenExercise[];
  recipes: { file: string; recipe: WrittenRecipe }[];
  trainings: { file: string; training: WrittenTraining }[];
  menu: WrittenMeal[];
  schedule: WrittenSlot[];
  pages: WrittenPage[];
  programs: WrittenProgram[];
}

type Parse<Item> = (file: string, text: string) => { items: Item[]; problems: Problem[] };

/** Reads every text in the content folder and reports the errors within each. */
export async function readContent(
  contentFolder: string,
): Promise<{ written: WrittenContent; problems: Problem[] }> {
  const foodText = await readFile(join(contentFolder, 'foods.csv'), 'utf8');
  const { table: foods, problems } = parseFoodTable('foods.csv', foodText);
  const substitutes = await readSubstitutes(contentFolder, foods);
  problems.push(...substitutes.problems);
  const exerciseText = await readFile(join(contentFolder, 'exercises.csv'), 'utf8');
  const { table: exercises, problems: exerciseProblems } = parseExerciseTable('exercises.csv', exerciseText);
  problems.push(...exerciseProblems);
  const readAll = async <Item>(folder: string, ending: string, parse: Parse<Item>): Promise<Item[]> =>
    (await readTexts(contentFolder, folder, ending)).flatMap(({ file, text }) => {
      const parsed = parse(file, text);
      problems.push(...parsed.problems);
      return parsed.items;
    });
  const written: WrittenContent = {
    foods,
    substitutes: substitutes.pairs,
    exercises: exercises.exercises,
    recipes: await readAll('recipes', '.md', (file, text) => {
      const { recipe, problems: found } = parseRecipe(file, text, foods);
      return { items: recipe ? [{ file, recipe }] : [], problems: found };
    }),
    trainings: await readAll('trainings', '.md', (file, text) => {
      const { training, problems: found } = parseTraining(file, text, exercises);
      return { items: training ? [{ file, training }] : [], problems: found };
    }),
    menu: await readAll('menu', '.yaml', (file, text) => {
      const { meals, problems: found } = parseMenuWeek(file, text);
      return { items: meals, problems: found };
    }),
    schedule: await readAll('schedule', '.yaml', (file, text) => {
      const { slots, problems: found } = parseScheduleWeek(file, text);
      return { items: slots, problems: found };
    }),
    pages: await readAll('pages', '.md', (file, text) => {
      const { page, problems: found } = parsePage(file, text);
      return { items: page ? [{ file, page }] : [], problems: found };
    }),
    programs: await readAll('programs', '.md', (file, text) => {
      const { program, problems: found } = parseProgramFile(file, text);
      return { items: program ? [program] : [], problems: found };
    }),
  };
  return { written, problems };
}

/** Empty if there is no such table: a dish can be cooked as it is written. */
async function readSubstitutes(contentFolder: string, foods: FoodTable) {
  const file = 'substitutes.csv';
  if (!existsSync(join(contentFolder, file))) return { pairs: [], problems: [] };
  return parseSubstituteTable(file, await readFile(join(contentFolder, file), 'utf8'), foods);
}
