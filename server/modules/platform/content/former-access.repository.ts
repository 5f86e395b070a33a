import { eq, gte, lt, and, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { TrainingContent } from './content.ts';
import { formerAccess, trainings } from './content.tables.ts';
import type { Owned } from './ownership.ts';

/** Notes what opened each training that the content closes to somebody, archived ones included. Called before they change. */
export async function noteFormerAccess(
  transaction: Database,
  next: readonly TrainingContent[],
  now: Date,
): Promise<void> {
  const nextOf = new Map(next.map((training) => [training.id, training]));
  const owner = sql<string | null>`${trainings.body} ->> 'owner'`;
  const { id, accessLevel } = trainings;
  const held = await transaction.select({ trainingId: id, accessLevel, owner }).from(trainings);
  const closed = held.filter((before) => {
    const after = nextOf.get(before.trainingId);
    if (after === undefined || after.accessLevel === 'PUBLIC') return false;
    return after.accessLevel !== before.accessLevel || (after.owner ?? null) !== before.owner;
  });
  if (closed.length === 0) return;
  const rows = closed.map((before) => ({ ...before, endedAt: now }));
  await transaction.insert(formerAccess).values(rows).onConflictDoNothing();
}

/** Returns what opened a training at any moment since then, but for what opens it now. */
export async function findFormerAccess(
  database: Database,
  trainingId: string,
  since: Date,
): Promise<Owned[]> {
  const rows = await database
    .select({ accessLevel: formerAccess.accessLevel, owner: formerAccess.owner })
    .from(formerAccess)
    .where(and(eq(formerAccess.trainingId, trainingId), gte(formerAccess.endedAt, since)));
  return rows.map(({ accessLevel, owner }) => (owner === null ? { accessLevel } : { accessLevel, owner }));
}

export async function forgetFormerAccess(database: Database, before: Date): Promise<void> {
  await database.delete(formerAccess).where(lt(formerAccess.endedAt, before));
}
