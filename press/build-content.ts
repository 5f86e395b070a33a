import { createHash } from 'node:crypto';
import { buildExercises } from './build-exercises.ts';
import { buildRecipes, buildTrainings } from './build-media.ts';
import { findChallengeFaults } from './check-challenge.ts';
import { findProgramFaults } from './check-programs.ts';
import { findBrokenReferences } from './check-references.ts';
import type {
  Content,
  MenuMealContent,
  ScheduleSlotContent,
} from '../server/modules/platform/content/content.ts';
import { listFiles, nameOf } from './content-folder.ts';
import { findMissingWeeks, weeksIn } from './cycle-weeks.ts';
import { findFilmFaults } from './film-file.ts';
import { openMediaFolder } from './media-folder.ts';
import type { WrittenMeal } from './menu-file.ts';
import { findMenuFaults } from './menu-rules.ts';
import { findPagesBeyond, findRepeatedPages, orderPages } from './page-order.ts';
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
  const menuFiles = await listFiles(contentFolder, 'menu', ['.yaml']);
  const scheduleFiles = await listFiles(contentFolder, 'schedule', ['.yaml']);
  problems.push(
    // Content with recipes must have a menu of them.
    ...findMissingWeeks('menu', menuFiles, { least: recipes.length > 0 ? 1 : 0 }),
    ...findMissingWeeks('schedule', scheduleFiles),
    ...findRepeatedNames(written.recipes),
    ...findMenuFaults(menu, new Map(recipes.map((recipe) => [recipe.id, recipe])), foods.byId),
    ...findBrokenReferences({ ...written, videoNames, captionNames }),
    ...(await findFilmFaults(contentFolder, trainings)),
    ...findProgramFaults(programs, trainings),
    ...findChallengeFaults(pages),
    ...findRepeatedPages(pages),
    ...findPagesBeyond([...pages, ...programs.map((one) => ({ file: one.file, page: pageOfProgram(one) }))]),
  );
  const media = openMediaFolder(outFolder);
  const exercises = await buildExercises(written.exercises, media);
  const rest: Omit<Content, 'version'> = {
    foods: foods.foods,
    recipes: await buildRecipes(contentFolder, recipes, foods, media),
    trainings: await buildTrainings(contentFolder, trainings, exercises, media),
    menuWeeks: weeksIn(menuFiles),
    menu: menu.map(toMeal),
    scheduleWeeks: weeksIn(scheduleFiles),
    schedule: schedule.map(toSlot),
    pages: [...orderPages(pages), ...programs.map(pageOfProgram), pageOfSubstitutes(substitutes, foods)],
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
