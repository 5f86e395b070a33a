import { eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { objectsToRemove } from './removals.tables.ts';

export type ObjectToRemove = typeof objectsToRemove.$inferSelect;

const BATCH = 500;

/** Remembers, in the transaction that forgets them, which objects must go. */
export async function queueObjectsToRemove(
  database: Database,
  objects: readonly ObjectToRemove[],
): Promise<void> {
  if (objects.length === 0) return;
  await database
    .insert(objectsToRemove)
    .values([...objects])
    .onConflictDoUpdate({
      target: objectsToRemove.key,
      set: { mayArriveUntil: sql`excluded.may_arrive_until` },
    });
}

/** Lists objects to whose keys nothing can be uploaded any more, those first that wait the longest, but for the first `skipped`. */
export async function listObjectsToRemove(
  database: Database,
  now: Date,
  skipped: number,
): Promise<ObjectToRemove[]> {
  const { mayArriveUntil } = objectsToRemove;
  return database
    .select()
    .from(objectsToRemove)
    .where(or(isNull(mayArriveUntil), lte(mayArriveUntil, now)))
    .orderBy(sql`${mayArriveUntil} nulls first`, objectsToRemove.key)
    .offset(skipped)
    .limit(BATCH);
}

export async function findObjectsToRemove(
  database: Database,
  keys: readonly string[],
): Promise<ObjectToRemove[]> {
  if (keys.length === 0) return [];
  return database
    .select()
    .from(objectsToRemove)
    .where(inArray(objectsToRemove.key, [...keys]));
}

export async function forgetObjectToRemove(database: Database, key: string): Promise<void> {
  await database.delete(objectsToRemove).where(eq(objectsToRemove.key, key));
}
