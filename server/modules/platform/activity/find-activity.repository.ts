import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { memberActivity } from './activity.tables.ts';

/** For her export; null before her first call. */
export async function findActivity(database: Database, memberId: string) {
  const { activeOn, noticedOn } = memberActivity;
  const [row] = await database
    .select({ activeOn, noticedOn })
    .from(memberActivity)
    .where(eq(memberActivity.memberId, memberId));
  return row ?? null;
}
