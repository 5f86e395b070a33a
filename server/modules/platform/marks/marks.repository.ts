import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Mark } from '../../../../contract/marks/merge.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import { markPlaces, marks } from './marks.tables.ts';

type MarkRow = typeof marks.$inferSelect;
type Name = Pick<Mark, 'kind' | 'key'>;

export interface PlacedMark extends Mark {
  place: number;
}

const markOf = ({ kind, key, value, changedAt, place }: MarkRow): PlacedMark => ({
  kind,
  key,
  value,
  changedAt: changedAt.toISOString(),
  place,
});

/** The last place given; nobody else gives one to hers before this transaction ends. */
export async function holdPlaces(transaction: Database, memberId: MemberId): Promise<number> {
  const [row] = await transaction
    .insert(markPlaces)
    .values({ memberId, last: 0 })
    .onConflictDoUpdate({ target: markPlaces.memberId, set: { last: sql`${markPlaces.last}` } })
    .returning();
  return row?.last ?? 0;
}

export async function setLastPlace(transaction: Database, memberId: MemberId, last: number): Promise<void> {
  await transaction.update(markPlaces).set({ last }).where(eq(markPlaces.memberId, memberId));
}

export async function readLastPlace(database: Database, memberId: string): Promise<number> {
  const [row] = await database.select().from(markPlaces).where(eq(markPlaces.memberId, memberId));
  return row?.last ?? 0;
}

export async function findMarks(
  database: Database,
  memberId: MemberId,
  names: readonly Name[],
): Promise<PlacedMark[]> {
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  const keys = [...new Set(names.map(({ key }) => key))];
  const rows = await database
    .select()
    .from(marks)
    .where(and(eq(marks.memberId, memberId), inArray(marks.kind, kinds), inArray(marks.key, keys)));
  return rows.map(markOf);
}

/** Finds marks of these kinds that have a value. */
export async function findMarksOfKinds(
  database: Database,
  memberId: MemberId,
  kinds: readonly string[],
): Promise<PlacedMark[]> {
  const rows = await database
    .select()
    .from(marks)
    .where(and(eq(marks.memberId, memberId), inArray(marks.kind, [...kinds]), isNotNull(marks.value)));
  return rows.map(markOf);
}

/** Stores marks; each replaces what was kept under its name. */
export async function putMarks(
  transaction: Database,
  memberId: MemberId,
  changed: readonly PlacedMark[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map((mark) => ({ memberId, ...mark, changedAt: new Date(mark.changedAt) }));
  await transaction
    .insert(marks)
    .values(rows)
    .onConflictDoUpdate({
      target: [marks.memberId, marks.kind, marks.key],
      set: {
        value: sql`excluded.value`,
        changedAt: sql`excluded.changed_at`,
        place: sql`excluded.place`,
      },
    });
}

/** Finds the marks of a kind, either with a value or ended, that are older than the `max` newest. */
export async function findOldest(
  database: Database,
  memberId: MemberId,
  kind: string,
  { hasEnded, max }: { hasEnded: boolean; max: number },
): Promise<PlacedMark[]> {
  const isWanted = hasEnded ? isNull(marks.value) : isNotNull(marks.value);
  const rows = await database
    .select()
    .from(marks)
    .where(and(eq(marks.memberId, memberId), eq(marks.kind, kind), isWanted))
    .orderBy(desc(marks.changedAt), desc(marks.key))
    .offset(max);
  return rows.map(markOf);
}

export async function removeMarks(
  transaction: Database,
  memberId: MemberId,
  kind: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .delete(marks)
    .where(and(eq(marks.memberId, memberId), eq(marks.kind, kind), inArray(marks.key, [...keys])));
}

/** Lists marks of a kind that have a value, ordered by key. */
export async function listMarksOfKind(
  database: Database,
  memberId: string,
  kind: string,
): Promise<{ key: string; value: string }[]> {
  const rows = await database
    .select()
    .from(marks)
    .where(and(eq(marks.memberId, memberId), eq(marks.kind, kind), isNotNull(marks.value)))
    .orderBy(asc(marks.key));
  return rows.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}

/** In the order in which they were stored; at most `limit` if it is given. */
export async function listMarks(
  database: Database,
  memberId: MemberId,
  { after = 0, limit }: { after?: number; limit?: number } = {},
): Promise<PlacedMark[]> {
  const inOrder = database
    .select()
    .from(marks)
    .where(and(eq(marks.memberId, memberId), gt(marks.place, after)))
    .orderBy(asc(marks.place));
  return (await (limit === undefined ? inOrder : inOrder.limit(limit))).map(markOf);
}
