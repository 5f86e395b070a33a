import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { trainings } from './content.tables.ts';

/** Returns whether a published training names one of these as its owner: ids, or addresses in lower case. */
export async function isTrainingOwned(database: Database, names: readonly string[]): Promise<boolean> {
  const { body, accessLevel, archivedAt } = trainings;
  const rows = await database
    .select({ body })
    .from(trainings)
    .where(and(eq(accessLevel, 'OWNER'), isNull(archivedAt)));
  return rows.some(({ body: { owner } }) => owner !== undefined && names.includes(owner));
}
