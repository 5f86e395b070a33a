/**
 * Content as the last import stored it. A body is opaque JSON: content is read whole and kept in memory
 * per version, never searched by SQL. An item that vanished from the content is archived, since members'
 * completions still refer to it.
 */
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccessLevel } from '../../../../contract/enumerations.ts';
import { ACCESS_LEVELS } from '../../../../contract/enumerations.ts';
import type { FoodContent, PageContent, RecipeContent, TrainingContent } from './content.ts';

const moment = () => timestamp({ withTimezone: true });
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** One row, named `current`: which content the tables hold. */
export const contentVersions = pgTable('content_versions', {
  slot: text().primaryKey(),
  version: text().notNull(),
  menuWeeks: integer().notNull(),
  scheduleWeeks: integer().notNull(),
  /** Moved on by whatever else changes the content: processes then read it again. */
  importedAt: moment().notNull(),
  /** Read and written by the release before `released_contents` alone, so it stays as that one left it. The next one drops it. */
  releaseVersion: text(),
});

/**
 * The releases that have brought their content, each once: the newest of them, so that an older release that starts again brings
 * nothing.
 */
export const releasedContents = pgTable('released_contents', {
  version: text().primaryKey(),
  importedAt: moment().notNull(),
});

export const foods = pgTable('foods', {
  id: text().primaryKey(),
  body: jsonb().$type<FoodContent>().notNull(),
});

/** `fingerprint` covers the body and, for a recipe, its foods: `updatedAt` moves only with it. */
const itemColumns = {
  id: text().primaryKey(),
  position: integer().notNull(),
  accessLevel: text().$type<AccessLevel>().notNull(),
  fingerprint: text().notNull(),
  updatedAt: moment().notNull(),
  archivedAt: moment(),
};

export const recipes = pgTable(
  'recipes',
  { ...itemColumns, body: jsonb().$type<RecipeContent>().notNull() },
  (table) => [check('recipes_access_level', sql`${table.accessLevel} in (${quoted(ACCESS_LEVELS)})`)],
);

export const trainings = pgTable(
  'trainings',
  { ...itemColumns, body: jsonb().$type<TrainingContent>().notNull() },
  (table) => [check('trainings_access_level', sql`${table.accessLevel} in (${quoted(ACCESS_LEVELS)})`)],
);

/**
 * The access that opened a training until an import closed it more: an earlier completion may come later. Forgotten after a
 * month.
 */
export const formerAccess = pgTable(
  'former_access',
  {
    trainingId: text().notNull(),
    endedAt: moment().notNull(),
    accessLevel: text().$type<AccessLevel>().notNull(),
    /** As in the content, and only of level OWNER. */
    owner: text(),
  },
  (table) => [
    primaryKey({ columns: [table.trainingId, table.endedAt] }),
    check('former_access_level', sql`${table.accessLevel} in (${quoted(ACCESS_LEVELS)})`),
  ],
);

/** `week` counts from 0 in the cycle; `weekday` is 1 for Monday. */
export const menuMeals = pgTable(
  'menu_meals',
  {
    week: integer().notNull(),
    weekday: integer().notNull(),
    mealType: text().$type<'BREAKFAST' | 'LUNCH' | 'SNACK' | 'DINNER'>().notNull(),
    recipeId: text().notNull(),
    /** Thousandths of a portion. */
    servingsThousandths: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.weekday, table.mealType] })],
);

export const scheduleSlots = pgTable(
  'schedule_slots',
  {
    week: integer().notNull(),
    weekday: integer().notNull(),
    /** HH:MM in Europe/Tallinn. */
    time: text().notNull(),
    trainingId: text().notNull(),
    liveUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.week, table.weekday, table.time, table.trainingId] })],
);

export const pages = pgTable(
  'pages',
  {
    key: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    body: jsonb().$type<PageContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.id] })],
);
