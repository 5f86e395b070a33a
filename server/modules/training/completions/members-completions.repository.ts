import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { profiles } from '../../platform/profile/profile.tables.ts';
import type { CompletionRow } from './completions.repository.ts';
import type { TimelinePosition } from '../../../core/timeline-page.ts';
import { completions } from './completions.tables.ts';

export interface MemberCompletion extends CompletionRow {
  ownerEmail: string;
}

/** A day begins and ends, anywhere on earth, at most so many hours from its times by Greenwich. */
const FARTHEST_OFFSET_MS = 14 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Up to `count` completions of all members between two days, both included; newest first, after the given position. */
export async function listMembersCompletions(
  database: Database,
  { fromDay, toDay, after }: { fromDay: string; toDay: string; after: TimelinePosition | null },
  count: number,
): Promise<MemberCompletion[]> {
  const rows = await database
    .select({ completion: completions, ownerEmail: profiles.email })
    .from(completions)
    .innerJoin(profiles, eq(profiles.memberId, completions.memberId))
    .where(
      and(
        isNull(completions.removedAt),
        // Says nothing more than the days do, but by the index that has them in order.
        gte(completions.eventAt, new Date(Date.parse(fromDay) - FARTHEST_OFFSET_MS)),
        lte(completions.eventAt, new Date(Date.parse(toDay) + DAY_MS + FARTHEST_OFFSET_MS)),
        gte(completions.day, fromDay),
        lte(completions.day, toDay),
        after === null
          ? undefined
          : sql`(${completions.eventAt}, ${completions.id}) < (${after.eventAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(completions.eventAt), desc(completions.id))
    .limit(count);
  return rows.map(({ completion, ownerEmail }) => ({ ...completion, ownerEmail }));
}
