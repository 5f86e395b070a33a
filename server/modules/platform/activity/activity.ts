import { sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import type { Database } from '../../../database/database.ts';
import { memberActivity } from './activity.tables.ts';

export interface Activity {
  /** Must be called for each recognised member; writes on her first call of a day in this process. Never rejects. */
  note(memberId: string): Promise<void>;
}

/** Using the service takes back any notice that her account will be erased. */
export function createActivity(database: Database, clock: Clock): Activity {
  let today = '';
  const noted = new Set<string>();
  return {
    async note(memberId) {
      const activeOn = tallinnDay(clock());
      if (activeOn !== today) noted.clear();
      today = activeOn;
      if (noted.has(memberId)) return;
      try {
        await database
          .insert(memberActivity)
          .values({ memberId, activeOn })
          .onConflictDoUpdate({
            target: memberActivity.memberId,
            set: {
              activeOn: sql`greatest(${memberActivity.activeOn}, excluded.active_on)`,
              noticedOn: null,
              keptOn: null,
            },
          });
        noted.add(memberId);
      } catch {
        // A database that is away refuses what she asks for by itself. Her next call notes her again.
      }
    },
  };
}
