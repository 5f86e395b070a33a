/**
 * Brings the database to one version of the content, in one transaction. It can be run again and again, by
 * several processes at once: the row of `content_versions` is locked while one of them works.
 */
import { desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  contentVersions,
  foods,
  menuMeals,
  pages,
  recipes,
  releasedContents,
  scheduleSlots,
  trainings,
} from './content.tables.ts';
import type { Content, FoodContent, RecipeContent, TrainingContent } from './content.ts';
import { noteFormerAccess } from './former-access.repository.ts';
import { deleteFormerPlans } from './former-plans.repository.ts';

/** Returns false if the database already holds this version. */
export async function importContent(database: Database, content: Content, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const held = await holdVersion(transaction, now);
    if (held?.version === content.version) return false;
    await importRecipes(transaction, content, now);
    await importTrainings(transaction, content, now);
    await deleteFormerPlans(transaction, now);
    await replaceFoods(transaction, content.foods);
    await replaceCycles(transaction, content);
    const { version, menuWeeks, scheduleWeeks } = content;
    await transaction
      .update(contentVersions)
      .set({ version, menuWeeks, scheduleWeeks, importedAt: now })
      .where(CURRENT);
    return true;
  });
}

/** The number of releases that are remembered as having brought their content. */
const RELEASES_KNOWN = 100;

/**
 * Imports the content of a release, once: if it starts again, content that staff have published since, or a newer release has
 * brought, stays. If no other process can serve (`isAlone`), any content but the last one's is new: it was put there on purpose.
 * Returns true if anything changed.
 */
export async function importReleasedContent(
  database: Database,
  content: Content,
  now: Date,
  { isAlone = false } = {},
): Promise<boolean> {
  const { version } = content;
  return inTransaction(database, async (transaction) => {
    await holdVersion(transaction, now);
    if (isAlone) await transaction.delete(releasedContents).where(ne(releasedContents.version, version));
    if (!(await noteBrought(transaction, version, now))) return false;
    const older = transaction
      .select({ version: releasedContents.version })
      .from(releasedContents)
      .where(ne(releasedContents.version, version))
      .orderBy(desc(releasedContents.importedAt))
      .offset(RELEASES_KNOWN - 1);
    await transaction.delete(releasedContents).where(inArray(releasedContents.version, older));
    return importContent(transaction, content, now);
  });
}

/** Notes that a release or staff have brought this version. Returns whether nobody had before. */
export async function noteBrought(transaction: Database, version: string, now: Date): Promise<boolean> {
  const noted = await transaction
    .insert(releasedContents)
    .values({ version, importedAt: now })
    .onConflictDoNothing()
    .returning();
  return noted.length > 0;
}

const CURRENT = eq(contentVersions.slot, 'current');

/** Returns the row of the present version, locked. */
async function holdVersion(transaction: Database, now: Date) {
  await transaction
    .insert(contentVersions)
    .values({ slot: 'current', version: '', menuWeeks: 1, scheduleWeeks: 1, importedAt: now })
    .onConflictDoNothing();
  const [held] = await transaction.select().from(contentVersions).where(CURRENT).for('update');
  return held;
}

/** A statement of PostgreSQL has at most 65,535 values. */
const BATCH_ROWS = 500;

function inBatches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, index) =>
    rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );
}

function fingerprintOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Foods that the content no longer has stay as they were for the archived recipes that name them: a dish that she chose is whole. */
async function replaceFoods(transaction: Database, all: readonly FoodContent[]): Promise<void> {
  const archived = await transaction
    .select({ body: recipes.body })
    .from(recipes)
    .where(isNotNull(recipes.archivedAt));
  const named = archived.flatMap(({ body }) => body.ingredients.map(({ foodId }) => foodId));
  const ids = new Set(all.map(({ id }) => id));
  const kept = new Set(named.filter((id) => !ids.has(id)));
  const there = await transaction.select({ id: foods.id }).from(foods);
  const gone = there.map(({ id }) => id).filter((id) => !kept.has(id));
  for (const some of inBatches(gone)) await transaction.delete(foods).where(inArray(foods.id, some));
  for (const some of inBatches(all.map((body) => ({ id: body.id, body }))))
    await transaction.insert(foods).values(some);
}

type ItemTable = typeof recipes | typeof trainings;

/** `updatedAt` keeps its old value if the fingerprint is the same and the item was not archived. */
function onItemConflict(table: ItemTable) {
  return {
    target: table.id,
    set: {
      position: sql`excluded.position`,
      accessLevel: sql`excluded.access_level`,
      fingerprint: sql`excluded.fingerprint`,
      body: sql`excluded.body`,
      archivedAt: null,
      updatedAt: sql`case when ${table.fingerprint} = excluded.fingerprint and ${table.archivedAt} is null
        then ${table.updatedAt} else excluded.updated_at end`,
    },
  };
}

async function archiveOthers(
  transaction: Database,
  table: ItemTable,
  keptIds: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const there = await transaction.select({ id: table.id }).from(table).where(isNull(table.archivedAt));
  const gone = there.map(({ id }) => id).filter((id) => !keptIds.has(id));
  for (const ids of inBatches(gone))
    await transaction.update(table).set({ archivedAt: now, updatedAt: now }).where(inArray(table.id, ids));
}

async function importRecipes(transaction: Database, content: Content, now: Date): Promise<void> {
  const foodOf = new Map(content.foods.map((food) => [food.id, food]));
  const rows = content.recipes.map((body: RecipeContent, position) => ({
    id: body.id,
    position,
    accessLevel: body.accessLevel,
    fingerprint: fingerprintOf(
      body,
      body.ingredients.map(({ foodId }) => foodOf.get(foodId)),
    ),
    updatedAt: now,
    body,
  }));
  for (const some of inBatches(rows))
    await transaction.insert(recipes).values(some).onConflictDoUpdate(onItemConflict(recipes));
  await archiveOthers(transaction, recipes, new Set(rows.map(({ id }) => id)), now);
}

async function importTrainings(transaction: Database, content: Content, now: Date): Promise<void> {
  await noteFormerAccess(transaction, content.trainings, now);
  const rows = content.trainings.map((body: TrainingContent, position) => ({
    id: body.id,
    position,
    accessLevel: body.accessLevel,
    fingerprint: fingerprintOf(body),
    updatedAt: now,
    body,
  }));
  for (const some of inBatches(rows))
    await transaction.insert(trainings).values(some).onConflictDoUpdate(onItemConflict(trainings));
  await archiveOthers(transaction, trainings, new Set(rows.map(({ id }) => id)), now);
}

/** Rewrites all rows that nothing refers to by id. */
async function replaceCycles(transaction: Database, content: Content): Promise<void> {
  await transaction.delete(menuMeals);
  await transaction.delete(scheduleSlots);
  await transaction.delete(pages);
  const meals = content.menu.map(({ servings, ...meal }) => ({
    ...meal,
    servingsThousandths: Math.round(servings * 1000),
  }));
  for (const some of inBatches(meals)) await transaction.insert(menuMeals).values(some);
  for (const some of inBatches(content.schedule)) await transaction.insert(scheduleSlots).values(some);
  const rows = content.pages.map((body, position) => ({ key: body.key, id: body.id, position, body }));
  for (const some of inBatches(rows)) await transaction.insert(pages).values(some);
}
