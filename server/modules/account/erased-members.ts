/**
 * The members erased of late, whose tokens are still valid by themselves. Another process may erase one at any
 * time, so the list is read again every two seconds of use.
 */
import { gt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { erasedMembers } from './account.tables.ts';

export interface ErasedMembers {
  /** Reads the list again where it is older than two seconds. */
  refresh(): Promise<void> | null;
  /** By the list as it was read last. */
  has(memberId: string): boolean;
  add(memberId: string): void;
}

const READ_EVERY_MS = 2_000;
/** Longer than any identity service lets an id token live. */
const REMEMBERED_MS = 25 * 3_600_000;

export function createErasedMembers(database: Database, clock: Clock): ErasedMembers {
  const known = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      const since = new Date(clock().getTime() - REMEMBERED_MS);
      const rows = await database
        .select({ memberId: erasedMembers.memberId })
        .from(erasedMembers)
        .where(gt(erasedMembers.erasedAt, since));
      for (const { memberId } of rows) known.add(memberId);
      readAt = performance.now();
    } finally {
      reading = null;
    }
  };
  return {
    refresh: () => (performance.now() - readAt < READ_EVERY_MS ? null : (reading ??= read())),
    has: (memberId) => known.has(memberId),
    add: (memberId) => void known.add(memberId),
  };
}
