import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import { memberActivity } from '../../platform/activity/activity.tables.ts';
import { profiles } from '../../platform/profile/profile.tables.ts';

export interface IdleMember {
  id: MemberId;
  email: string;
  activeOn: string;
}

const table = memberActivity;

const columns = {
  id: sql<MemberId>`${table.memberId}`,
  email: profiles.email,
  activeOn: table.activeOn,
};

/** Few enough that a statement takes milliseconds, however many members there are. */
const LOOKED_AT_AT_ONCE = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Members from before activity was recorded count as having been here today. */
export async function markUnseenAsActive(database: Database, today: string): Promise<void> {
  const { memberId } = profiles;
  let after = BEFORE_ALL;
  for (;;) {
    const some = await database
      .select({ id: memberId })
      .from(profiles)
      .where(gt(memberId, after))
      .orderBy(asc(memberId))
      .limit(LOOKED_AT_AT_ONCE);
    const ids = some.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    const noted = await database
      .select({ id: table.memberId })
      .from(table)
      .where(and(gt(table.memberId, after), lte(table.memberId, last)));
    const known = new Set(noted.map(({ id }) => id));
    const never = ids.filter((id) => !known.has(id)).map((id) => ({ memberId: id, activeOn: today }));
    if (never.length > 0) await database.insert(table).values(never).onConflictDoNothing();
    if (ids.length < LOOKED_AT_AT_ONCE) return;
    after = last;
  }
}

/** Each member is looked at once a day. */
const notLookedAt = (today: string) => or(isNull(table.keptOn), lt(table.keptOn, today));

/** Members who are kept day after day come last, or many of them would crowd out the others. */
const IN_TURN = [sql`${table.keptOn} nulls first`, asc(table.activeOn), asc(table.memberId)];

/** Members who were not here after `lastDay` and do not know yet what follows. */
export function listToNotice(database: Database, lastDay: string, today: string, limit: number) {
  return database
    .select(columns)
    .from(table)
    .innerJoin(profiles, eq(profiles.memberId, table.memberId))
    .where(and(lte(table.activeOn, lastDay), isNull(table.noticedOn), notLookedAt(today)))
    .orderBy(...IN_TURN)
    .limit(limit);
}

/** Members who were not here after `lastDay`, and whose notice is of `noticeDay` or before. */
export function listToErase(
  database: Database,
  { lastDay, noticeDay }: { lastDay: string; noticeDay: string },
  today: string,
  limit: number,
) {
  return database
    .select(columns)
    .from(table)
    .innerJoin(profiles, eq(profiles.memberId, table.memberId))
    .where(and(lte(table.activeOn, lastDay), lte(table.noticedOn, noticeDay), notLookedAt(today)))
    .orderBy(...IN_TURN)
    .limit(limit);
}

/** Does nothing if she has been here meanwhile. */
export async function markNoticed(database: Database, { id, activeOn }: IdleMember, today: string) {
  await database
    .update(table)
    .set({ noticedOn: today })
    .where(and(eq(table.memberId, id), eq(table.activeOn, activeOn)));
}

/** A member who is kept now gets another notice before she is erased later. */
export async function markKept(database: Database, id: string, today: string): Promise<void> {
  await database.update(table).set({ keptOn: today, noticedOn: null }).where(eq(table.memberId, id));
}

/** An account that could not be settled today is tried again tomorrow. */
export async function postponeToTomorrow(database: Database, id: string, today: string): Promise<void> {
  await database.update(table).set({ keptOn: today }).where(eq(table.memberId, id));
}

/** True if she is as idle as the list said; until the transaction ends, she cannot be noted as here. */
export async function holdIdle(transaction: Database, { id, activeOn }: IdleMember): Promise<boolean> {
  const rows = await transaction
    .select({ id: table.memberId })
    .from(table)
    .where(and(eq(table.memberId, id), eq(table.activeOn, activeOn), isNotNull(table.noticedOn)))
    .for('update');
  return rows.length > 0;
}
