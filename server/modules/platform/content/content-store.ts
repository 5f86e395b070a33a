/**
 * The content in memory, one snapshot per version. Another process may import a new version at any time, so the
 * version is compared with the database's every few seconds.
 */
import { asc, eq } from 'drizzle-orm';
import type {
  FoodContent,
  MenuMealContent,
  PageContent,
  RecipeContent,
  ScheduleSlotContent,
  TrainingContent,
} from './content.ts';
import type { Services } from '../../../core/services.ts';
import type { Database } from '../../../database/database.ts';
import {
  contentVersions,
  foods,
  menuMeals,
  pages,
  recipes,
  scheduleSlots,
  trainings,
} from './content.tables.ts';

/** A recipe or a training as the last import left it. */
export interface ContentItem<Body> {
  body: Body;
  updatedAt: string;
  /** Gone from the content; kept for the completions that refer to it. */
  isArchived: boolean;
}

export interface ContentSnapshot {
  version: string;
  foods: ReadonlyMap<string, FoodContent>;
  /** In the order of the content, including archived ones. */
  recipes: readonly ContentItem<RecipeContent>[];
  trainings: readonly ContentItem<TrainingContent>[];
  menuWeeks: number;
  menu: readonly MenuMealContent[];
  scheduleWeeks: number;
  schedule: readonly ScheduleSlotContent[];
  pages: readonly PageContent[];
}

export interface ContentServices extends Services {
  content: ContentStore;
}

export interface ContentStore {
  /** The snapshot of the version that the database holds, or held a few seconds ago. */
  current(): ContentSnapshot | Promise<ContentSnapshot>;
}

const CHECK_EVERY_MS = 3_000;

const EMPTY: ContentSnapshot = {
  version: '',
  foods: new Map(),
  recipes: [],
  trainings: [],
  menuWeeks: 1,
  menu: [],
  scheduleWeeks: 1,
  schedule: [],
  pages: [],
};

export function createContentStore(database: Database, checkEveryMs: number = CHECK_EVERY_MS): ContentStore {
  let snapshot = EMPTY;
  let edition: string | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<ContentSnapshot> | null = null;

  const check = async () => {
    try {
      const stored = await readEdition(database);
      if (stored !== null && stored !== edition) snapshot = await loadContent(database);
      edition = stored;
      checkedAt = performance.now();
      return snapshot;
    } finally {
      checking = null;
    }
  };
  return {
    current: () => (performance.now() - checkedAt < checkEveryMs ? snapshot : (checking ??= check())),
  };
}

/** Returns another text after each change of what is stored. */
async function readEdition(database: Database): Promise<string | null> {
  const { version, importedAt, slot } = contentVersions;
  const rows = await database
    .select({ version, importedAt })
    .from(contentVersions)
    .where(eq(slot, 'current'));
  return rows[0] === undefined ? null : `${rows[0].version} ${rows[0].importedAt.getTime()}`;
}

type ItemRow<Body> = { body: Body; updatedAt: Date; archivedAt: Date | null };

function toItem<Body>({ body, updatedAt, archivedAt }: ItemRow<Body>): ContentItem<Body> {
  return { body, updatedAt: updatedAt.toISOString(), isArchived: archivedAt !== null };
}

/** Read in one transaction, so that an import in between cannot mix two versions. */
async function loadContent(database: Database): Promise<ContentSnapshot> {
  return database.transaction(
    async (transaction) => {
      const [current] = await transaction
        .select()
        .from(contentVersions)
        .where(eq(contentVersions.slot, 'current'));
      const foodRows = await transaction.select().from(foods);
      const recipeRows = await transaction
        .select()
        .from(recipes)
        .orderBy(asc(recipes.position), asc(recipes.id));
      const trainingRows = await transaction
        .select()
        .from(trainings)
        .orderBy(asc(trainings.position), asc(trainings.id));
      const mealRows = await transaction.select().from(menuMeals);
      const slotRows = await transaction.select().from(scheduleSlots);
      const pageRows = await transaction.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
      return {
        version: current?.version ?? '',
        foods: new Map(foodRows.map(({ id, body }) => [id, body])),
        recipes: recipeRows.map(toItem),
        trainings: trainingRows.map(toItem),
        menuWeeks: current?.menuWeeks ?? 1,
        menu: mealRows.map(({ servingsThousandths, ...meal }) => ({
          ...meal,
          servings: servingsThousandths / 1000,
        })),
        scheduleWeeks: current?.scheduleWeeks ?? 1,
        schedule: slotRows,
        pages: pageRows.map(({ body }) => body),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
