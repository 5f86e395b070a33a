/** A reader's view of a member's shopping list: made once for each state of her marks, however many ask at the same time. */
import { shoppingOrder } from '../../../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import { foodKey, ownKey, rowOfTick, shoppingTick } from '../../../../contract/marks/shopping-tick.mark.ts';
import { createBoundedMemory } from '../../../core/bounded-memory.ts';
import type { Database } from '../../../database/database.ts';
import { listMarksOfKind, readLastPlace } from '../../platform/marks/marks.repository.ts';

export interface SharedMark {
  kind: string;
  key: string;
  value: string;
}

/** Null of a list that is larger than any that the app makes. */
export type ReadSharedMarks = (memberId: string) => Promise<SharedMark[] | null>;

/** The marks from which her list is computed. */
const KINDS = [shoppingSource, shoppingTick, shoppingOwn, shoppingStaple, shoppingOrder];

/** As many marks as there can be of these. */
export const SHARED_MARKS_MAX = KINDS.reduce((sum, { maxKept }) => sum + maxKept, 0);

/** Four times three weeks of the menu for which everything is ticked. */
export const SHARED_LIST_MAX_BYTES = 256 * 1024;
const ROOM = { entries: 1_000, bytes: 16 * 1024 * 1024 };
/** The objects of a mark, beside its texts. */
const MARK_BYTES = 200;

export function createSharedMarks(database: Database): ReadSharedMarks {
  const kept = createBoundedMemory<SharedMark[] | null>(ROOM);
  const underWay = new Map<string, Promise<SharedMark[] | null>>();
  return async (memberId) => {
    // Each change of a mark takes the next place, so under one place they never differ.
    const state = `${memberId} ${await readLastPlace(database, memberId)}`;
    const known = kept.get(state);
    if (known !== undefined) return known;
    const asked = underWay.get(state);
    if (asked !== undefined) return asked;
    const reading = readMarks(database, memberId).finally(() => underWay.delete(state));
    underWay.set(state, reading);
    const marks = await reading;
    kept.set(state, marks, marks === null ? 0 : bytesOf(marks) + marks.length * MARK_BYTES);
    return marks;
  };
}

async function readMarks(database: Database, memberId: string): Promise<SharedMark[] | null> {
  const ofKinds = await Promise.all(
    KINDS.map(async ({ name }) => {
      const marks = await listMarksOfKind(database, memberId, name);
      return marks.map(({ key, value }) => ({ kind: name, key, value: shownValue(name, value) }));
    }),
  );
  const marks = ofList(ofKinds.flat());
  return bytesOf(marks) > SHARED_LIST_MAX_BYTES ? null : marks;
}

function bytesOf(marks: readonly SharedMark[]): number {
  return Buffer.byteLength(JSON.stringify(marks));
}

/** Of former rounds, and of what she has at home besides, the reader's list shows nothing. */
function ofList(marks: readonly SharedMark[]): SharedMark[] {
  const foods = new Set(marks.flatMap(foodsListed));
  const rows = new Set([...foods].flatMap((id) => [foodKey(id, 'G'), foodKey(id, 'ML')]));
  for (const { kind, key } of marks) if (kind === shoppingOwn.name) rows.add(ownKey(key));
  return marks.filter(({ kind, key }) => {
    if (kind === shoppingTick.name) return rows.has(rowOfTick(key));
    return kind !== shoppingStaple.name || foods.has(key);
  });
}

function foodsListed({ kind, value }: SharedMark): string[] {
  if (kind !== shoppingSource.name) return [];
  const source: unknown = JSON.parse(value);
  return shoppingSource.isValue(source) ? source.foods.map(([id]) => id) : [];
}

/** Leaves out the names of dishes, which the person who shops need not know. */
function shownValue(kind: string, value: string): string {
  if (kind !== shoppingSource.name) return value;
  const { name: _, ...source }: Record<string, unknown> = JSON.parse(value);
  return JSON.stringify(source);
}
