/** The members erased recently, whose tokens are still valid by themselves. */
import { eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../database/database.ts';
import { erasedMembers } from './revocations.tables.ts';
import { everyTwoSeconds } from './every-two-seconds.ts';
import { TOKENS_LIVE_AT_MOST_MS } from './not-before.repository.ts';

export interface ErasedMembers {
  /** Reads the list again if it is older than two seconds. */
  refresh(): Promise<void> | null;
  /** Uses the list as it was last read. */
  has(memberId: string): boolean;
  add(memberId: string): void;
}

/** Asks the database itself: right also within the two seconds in which a list may be older. */
export async function isErased(database: Database, memberId: string): Promise<boolean> {
  const rows = await database
    .select({ memberId: erasedMembers.memberId })
    .from(erasedMembers)
    .where(eq(erasedMembers.memberId, memberId));
  return rows.length > 0;
}

export function createErasedMembers(database: Database, clock: Clock): ErasedMembers {
  const known = new Set<string>();
  const refresh = everyTwoSeconds(async () => {
    const since = new Date(clock().getTime() - TOKENS_LIVE_AT_MOST_MS);
    const rows = await database
      .select({ memberId: erasedMembers.memberId })
      .from(erasedMembers)
      .where(gt(erasedMembers.erasedAt, since));
    for (const { memberId } of rows) known.add(memberId);
  });
  return { refresh, has: (memberId) => known.has(memberId), add: (memberId) => void known.add(memberId) };
}
