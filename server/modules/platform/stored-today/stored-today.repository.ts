/**
 * Counts what is newly stored for a member in a day, in the very statement or transaction that stores it: the count holds
 * across processes, and of what is beyond the day's measure nothing stays.
 */
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { STORED_PER_DAY, type StoredKind } from '../../../../contract/limits.ts';
import { addDays } from '../../../../contract/moments.ts';
import type { Database } from '../../../database/database.ts';
import { constraintOf } from '../../../database/in-transaction.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { Failure } from '../../../core/failures.ts';
import { tallinnDay, tallinnMoment } from '../../../core/tallinn-time.ts';
import { STORED_TODAY_ROOM, storedToday } from './stored-today.tables.ts';

type CountingServices = Pick<Services, 'clock' | 'storedTimes'>;

/** The count of a kind as it begins with the first of a day. */
export interface DayCount {
  now: Date;
  day: string;
  room: number;
}

export function dayCountOf({ clock, storedTimes }: CountingServices, kind: StoredKind): DayCount {
  const now = clock();
  return { now, day: tallinnDay(now), room: STORED_PER_DAY[kind] * storedTimes - 1 };
}

/** A clock that goes back does not start a day again. */
const ONE_MORE = {
  target: [storedToday.memberId, storedToday.kind],
  set: {
    day: sql`greatest(${storedToday.day}, excluded.day)`,
    room: sql`case when ${storedToday.day} < excluded.day then excluded.room else ${storedToday.room} - 1 end`,
  },
};

/** Counts one. It must be called in the transaction that stores it; RATE_LIMITED if the day takes no more. */
export async function countStored(
  services: CountingServices,
  transaction: Database,
  memberId: MemberId,
  kind: StoredKind,
): Promise<void> {
  const { now, day, room } = dayCountOf(services, kind);
  const first = { memberId, kind, day, room };
  await withinTheDay(now, () => transaction.insert(storedToday).values(first).onConflictDoUpdate(ONE_MORE));
}

/**
 * Counts within the statement that stores it: the row that `stored` returns, if any. `day` and `room` are a DayCount's. The
 * statement must be run `withinTheDay`.
 */
export function countingOf(
  database: Database,
  kind: StoredKind,
  { stored, day, room }: { stored: SQL; day: Placeholder; room: Placeholder },
) {
  const first = sql`(select member_id, ${sql.raw(`'${kind}'`)}, ${day}::date, ${room}::integer from ${stored})`;
  return database.insert(storedToday).select(first).onConflictDoUpdate(ONE_MORE);
}

/** Runs a statement that counts; RATE_LIMITED until midnight in Tallinn if the day takes no more. */
export async function withinTheDay<Result>(now: Date, run: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (constraintOf(error) !== STORED_TODAY_ROOM) throw error;
    const midnight = new Date(tallinnMoment(addDays(tallinnDay(now), 1), '00:00'));
    const retryAfterSeconds = Math.ceil((midnight.getTime() - now.getTime()) / 1000);
    throw new Failure('RATE_LIMITED', 'As much was stored today as a day takes.', { retryAfterSeconds });
  }
}
