import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  contentVersions,
  foods,
  menuMeals,
  pages,
  recipes,
  scheduleSlots,
  trainings,
} from './content.tables.ts';
import type { Content } from './content.ts';
import { importContent, noteBrought } from './import-content.ts';
import { pageName } from './left-out.ts';

/** The changes of an import to one kind of content, by id. */
export interface ContentChanges {
  added: string[];
  changed: string[];
  /** Gone from the content: archived if members' entries may refer to it, else deleted. */
  archived: string[];
}

export interface ContentReport {
  recipes: ContentChanges;
  trainings: ContentChanges;
  foods: ContentChanges;
  pages: ContentChanges;
  isMenuChanged: boolean;
  isScheduleChanged: boolean;
}

/**
 * Imports the content in one transaction and tells what that changed; nobody ever sees half of it. A process that starts again
 * with this content as its release's does not bring it back over a later one.
 */
export async function publishContent(
  database: Database,
  content: Content,
  now: Date,
): Promise<ContentReport> {
  return inTransaction(database, async (transaction) => {
    await transaction.select().from(contentVersions).where(eq(contentVersions.slot, 'current')).for('update');
    const before = await readShape(transaction);
    await noteBrought(transaction, content.version, now);
    await importContent(transaction, content, now);
    const after = await readShape(transaction);
    return {
      recipes: compare(before.recipes, after.recipes),
      trainings: compare(before.trainings, after.trainings),
      foods: compare(before.foods, after.foods),
      pages: compare(before.pages, after.pages),
      isMenuChanged: before.menu !== after.menu,
      isScheduleChanged: before.schedule !== after.schedule,
    };
  });
}

/** The fingerprint of each current item, by id. */
type Shapes = ReadonlyMap<string, string>;

async function readShape(transaction: Database) {
  const itemShapes = async (table: typeof recipes | typeof trainings): Promise<Shapes> => {
    const { id, fingerprint, archivedAt } = table;
    const rows = await transaction.select({ id, fingerprint, archivedAt }).from(table);
    return new Map(rows.flatMap((row) => (row.archivedAt === null ? [[row.id, row.fingerprint]] : [])));
  };
  const foodRows = await transaction.select().from(foods);
  const pageRows = await transaction.select().from(pages);
  return {
    recipes: await itemShapes(recipes),
    trainings: await itemShapes(trainings),
    foods: new Map(foodRows.map(({ id, body }) => [id, JSON.stringify(body)])),
    pages: new Map(pageRows.map(({ body }) => [pageName(body), JSON.stringify(body)])),
    menu: shapeOf(await transaction.select().from(menuMeals)),
    schedule: shapeOf(await transaction.select().from(scheduleSlots)),
  };
}

/** Rows come in no order that means anything. */
function shapeOf(rows: readonly object[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join('\n');
}

function compare(before: Shapes, after: Shapes): ContentChanges {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)).toSorted(),
    changed: [...after]
      .filter(([id, shape]) => before.has(id) && before.get(id) !== shape)
      .map(([id]) => id)
      .toSorted(),
    archived: [...before.keys()].filter((id) => !after.has(id)).toSorted(),
  };
}
