/** The content that members can see now and a publication would take away. */
import { isNull } from 'drizzle-orm';
import { withoutNumber } from '../../../../contract/page-id.ts';
import type { Database } from '../../../database/database.ts';
import { foods, pages, recipes, trainings } from './content.tables.ts';
import type { Content } from './content.ts';

/** Ids; a page's is behind its key. */
export type ContentIds = Record<'recipes' | 'trainings' | 'foods' | 'pages', readonly string[]>;

export function idsOf(content: Pick<Content, keyof ContentIds>): ContentIds {
  const of = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  return {
    recipes: of(content.recipes),
    trainings: of(content.trainings),
    foods: of(content.foods),
    pages: content.pages.map(pageName),
  };
}

export async function readIdsInForce(database: Database): Promise<ContentIds> {
  const current = async (table: typeof recipes | typeof trainings) =>
    (await database.select({ id: table.id }).from(table).where(isNull(table.archivedAt))).map(({ id }) => id);
  const pageRows = await database.select({ key: pages.key, id: pages.id }).from(pages);
  return {
    recipes: await current(recipes),
    trainings: await current(trainings),
    foods: await readFoodsInForce(database),
    pages: pageRows.map(pageName),
  };
}

/** Without those that only archived recipes name: an import keeps these for as long as there is such a recipe. */
async function readFoodsInForce(database: Database): Promise<string[]> {
  const rows = await database.select({ body: recipes.body, archivedAt: recipes.archivedAt }).from(recipes);
  const namedBy = (some: typeof rows) =>
    new Set(some.flatMap(({ body }) => body.ingredients.map(({ foodId }) => foodId)));
  const current = namedBy(rows.filter(({ archivedAt }) => archivedAt === null));
  const archived = namedBy(rows.filter(({ archivedAt }) => archivedAt !== null));
  const all = await database.select({ id: foods.id }).from(foods);
  return all.map(({ id }) => id).filter((id) => current.has(id) || !archived.has(id));
}

/** Those in force that `next` lacks, without the kinds of which it lacks none. */
export function leftOut(inForce: ContentIds, next: ContentIds): Partial<ContentIds> {
  const kinds = Object.keys(next) as (keyof ContentIds)[];
  const lacking = kinds.map((kind) => {
    const kept = new Set(next[kind]);
    return [kind, [...new Set(inForce[kind])].filter((id) => !kept.has(id)).toSorted()] as const;
  });
  return Object.fromEntries(lacking.filter(([, ids]) => ids.length > 0));
}

/** Without the number with which ids began once: it is no other page for being in another place. */
export function pageName({ key, id }: { key: string; id: string }): string {
  return `${key} ${key === 'program' ? id : withoutNumber(id)}`;
}
