import { createHash } from 'node:crypto';
import { buildExercises } from './build-exercises.ts';
import { buildRecipes, buildTrainings } from './build-media.ts';
import { findProgramFaults } from './check-programs.ts';
import { findBrokenReferences } from './check-references.ts';
import type { Content, MenuMealContent, ScheduleSlotContent } from '../server/modules/content/content.ts';
import { listFiles, nameOf } from './content-folder.ts';
import { findFilmFaults } from './film-file.ts';
import { openMediaFolder } from './media-folder.ts';
import type { WrittenMeal } from './menu-file.ts';
import { findMenuFaults } from './menu-rules.ts';
import type { Problem } from './problem.ts';
import { pageOfProgram } from './program-file.ts';
import { readContent } from './read-content.ts';
import { findRepeatedNames } from './recipe-file.ts';
import { pageOfSubstitutes } from './substitute-table.ts';
import type { WrittenSlot } from './schedule-file.ts';

/**
 * Reads everything in the content folder and writes its pictures and videos into folders of `outFolder`, which should
 * be empty. The content is complete only if there are no problems.
 */
export async function buildContent(
  contentFolder: string,
  outFolder: string,
): Promise<{ content: Content; problems: Problem[] }> {
  const { written, problems } = await readContent(contentFolder);
  const { foods, substitutes, menu, schedule, pages, programs } = written;
  const recipes = written.recipes.map(({ recipe }) => recipe);
  const trainings = written.trainings.map(({ training }) => training);
  const videoNames = (await listFiles(contentFolder, 'videos', ['.mp4'])).map(nameOf);
  const captionNames = (await listFiles(contentFolder, 'videos', ['.vtt'])).map(nameOf);
  problems.push(
    ...findRepeatedNames(written.recipes),
    ...findMenuFaults(menu, new Map(recipes.map((recipe) => [recipe.id, recipe])), foods.byId),
    ...findBrokenReferences({ ...written, videoNames, captionNames }),
    ...(await findFilmFaults(contentFolder)),
    ...findProgramFaults(programs, trainings),
  );
  const media = openMediaFolder(outFolder);
  const exercises = await buildExercises(written.exercises, media);
  const rest: Omit<Content, 'version'> = {
    foods: foods.foods,
    recipes: await buildRecipes(contentFolder, recipes, foods, media),
    trainings: await buildTrainings(contentFolder, trainings, exercises, media),
    menuWeeks: weeksOf(menu),
    menu: menu.map(toMeal),
    scheduleWeeks: weeksOf(schedule),
    schedule: schedule.map(toSlot),
    pages: [...pages, ...programs.map(pageOfProgram), pageOfSubstitutes(substitutes, foods)],
  };
  const version = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return { content: { version, ...rest }, problems };
}

function toMeal({ file: _file, line: _line, ...meal }: WrittenMeal): MenuMealContent {
  return meal;
}

function toSlot({ file: _file, line: _line, ...slot }: WrittenSlot): ScheduleSlotContent {
  return slot;
}

/** A cycle is as long as its last week, and at least one week, so that every date has a place in it. */
function weeksOf(entries: readonly { week: number }[]): number {
  return Math.max(1, ...entries.map(({ week }) => week + 1));
}
