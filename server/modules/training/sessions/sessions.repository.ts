import { and, count as rowCount, desc, eq, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { addDays, monthOf } from '../../../../contract/moments.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { TimelinePosition } from '../../../core/timeline-page.ts';
import { sessions } from './sessions.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const EMPTY = {
  digest: null,
  kind: null,
  trainingId: null,
  name: null,
  eventDateTime: null,
  eventAt: null,
  month: null,
  endDateTime: null,
  minutes: null,
  effort: null,
  note: null,
  place: null,
  sets: null,
} as const;

type Content = { [Name in keyof typeof EMPTY]: SessionRow[Name] };

/** A revision of a session, checked. */
export interface NewRevision extends Omit<Content, 'eventAt' | 'month' | 'digest'> {
  memberId: MemberId;
  id: string;
  revision: number;
  digest: string;
  eventDateTime: string;
}

const isRow = (memberId: string, id: string) => and(eq(sessions.memberId, memberId), eq(sessions.id, id));

/** The values that an existing row is given. An end may have a smaller number than what it ends. */
const INCOMING = {
  ...Object.fromEntries(
    ['revision', ...Object.keys(EMPTY)].map((name) => [
      name,
      sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  ),
  notesErasedAt: sql`case when ${sessions.notesErasedAt} > excluded.revision then excluded.revision
    else ${sessions.notesErasedAt} end`,
};

const STANDS_UNDER_WAY = sql`(${sessions.kind} = 'TRAINING' and ${sessions.endDateTime} is null)`;
const COMES_UNDER_WAY = sql`(excluded.kind = 'TRAINING' and excluded.end_date_time is null)`;

/**
 * A session that has ended stays ended; otherwise the later revision wins. The phone has the same rule
 * (sessions-with-entries.ts).
 */
const OUTRANKS = sql`((${STANDS_UNDER_WAY} and not ${COMES_UNDER_WAY})
  or (${STANDS_UNDER_WAY} = ${COMES_UNDER_WAY}
    and (excluded.revision > ${sessions.revision}
      or (excluded.revision = ${sessions.revision} and excluded.digest > ${sessions.digest}))))`;

/** Null if nothing had to be done: the revision is stored already, one that outranks it is, or the session was deleted. */
export async function insertRevision(database: Database, revision: NewRevision): Promise<SessionRow | null> {
  const { eventDateTime } = revision;
  const values = { ...revision, eventAt: new Date(eventDateTime), month: monthOf(eventDateTime) };
  const rows = await database
    .insert(sessions)
    .values(values)
    .onConflictDoUpdate({
      target: [sessions.memberId, sessions.id],
      set: INCOMING,
      setWhere: sql`${sessions.deletedAt} is null
        and (excluded.revision > coalesce(${sessions.notesErasedAt}, 0)
          or (excluded.effort is null and excluded.note is null))
        and ${OUTRANKS}`,
    })
    .returning();
  return rows[0] ?? null;
}

/** Locks the session, or its tombstone, until the transaction ends. */
export async function holdSession(
  transaction: Database,
  memberId: MemberId,
  id: string,
): Promise<SessionRow | null> {
  const rows = await transaction.select().from(sessions).where(isRow(memberId, id)).for('update');
  return rows[0] ?? null;
}

/** Adds another revision's sets and notes to the stored one. */
export async function addToSession(
  transaction: Database,
  { memberId, id }: Pick<SessionRow, 'memberId' | 'id'>,
  added: Pick<SessionRow, 'sets' | 'effort' | 'note'>,
): Promise<void> {
  await transaction.update(sessions).set(added).where(isRow(memberId, id));
}

/**
 * Leaves a tombstone, also of one that has yet to arrive. True if it had not. An existing one is written again
 * (server/core/services.ts).
 */
export async function entombSession(
  transaction: Database,
  memberId: MemberId,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .insert(sessions)
    .values({ memberId, id, deletedAt: now })
    .onConflictDoNothing()
    .returning({ id: sessions.id });
  if (rows.length > 0) return true;
  await transaction
    .update(sessions)
    .set({
      ...EMPTY,
      revision: 0,
      deletedAt: sql`coalesce(${sessions.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isRow(memberId, id));
  return false;
}

export interface SessionsAsked {
  memberId: MemberId;
  /** `2026-11`, or null for all months. */
  month: string | null;
  after: TimelinePosition | null;
}

const isAsked = ({ memberId, month, after }: SessionsAsked) =>
  and(
    eq(sessions.memberId, memberId),
    isNull(sessions.deletedAt),
    month === null ? undefined : eq(sessions.month, month),
    after === null
      ? undefined
      : sql`(${sessions.eventAt}, ${sessions.id}) < (${after.eventAt}::timestamptz, ${after.id}::uuid)`,
  );

/** Up to `count` sessions, newest first, after the given position. */
export async function listSessions(
  database: Database,
  asked: SessionsAsked,
  count: number,
): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(isAsked(asked))
    .orderBy(desc(sessions.eventAt), desc(sessions.id))
    .limit(count);
}

/** Returns the number of those from the first on, at most `count`, that have together at most `maxSets` sets: one at least, whatever it has. */
export async function countWithinSets(
  database: Database,
  asked: SessionsAsked,
  { count, maxSets }: { count: number; maxSets: number },
): Promise<number> {
  const newestFirst = [desc(sessions.eventAt), desc(sessions.id)] as const;
  const inAll = sql<number>`sum(coalesce(jsonb_array_length(${sessions.sets}), 0)) over (order by ${newestFirst[0]}, ${newestFirst[1]})`;
  const first = database
    .select({ inAll: inAll.as('in_all') })
    .from(sessions)
    .where(isAsked(asked))
    .orderBy(...newestFirst)
    .limit(count)
    .as('first');
  const [counted] = await database
    .select({ within: rowCount() })
    .from(first)
    .where(lte(first.inAll, maxSets));
  return Math.max(1, counted?.within ?? 0);
}

export type FreeSession = Pick<SessionRow, 'id' | 'kind' | 'name' | 'eventDateTime' | 'minutes'>;

/**
 * Those that are of no training of the catalogue and began between two days of UTC, both included: the latest `count`, earliest
 * first.
 */
export async function listFreeSessionsBetween(
  database: Database,
  memberId: string,
  [fromDay, toDay]: readonly [fromDay: string, toDay: string],
  count: number,
): Promise<FreeSession[]> {
  const { eventAt, id, kind, name, eventDateTime, minutes, deletedAt } = sessions;
  const newestFirst = await database
    .select({ id, kind, name, eventDateTime, minutes })
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(deletedAt),
        ne(kind, 'TRAINING'),
        gte(eventAt, new Date(fromDay)),
        lt(eventAt, new Date(addDays(toDay, 1))),
      ),
    )
    .orderBy(desc(eventAt), desc(id))
    .limit(count);
  return newestFirst.toReversed();
}

/** Her effort and notes, of every session, and a digest that an earlier release took of them too. The rest stays. */
export async function eraseNotes(database: Database, memberId: MemberId): Promise<void> {
  const { effort, note, digest, revision } = sessions;
  await database
    .update(sessions)
    .set({
      effort: null,
      note: null,
      digest: sql`case when ${effort} is null and ${note} is null then ${digest} end`,
      notesErasedAt: sql`${revision}`,
    })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.deletedAt)));
}

/** Tombstones too: for a member who is gone. */
export async function deleteAllSessions(database: Database, memberId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.memberId, memberId));
}
