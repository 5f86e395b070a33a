/** Her changes to her shopping list. Each resolves once it is on the disk. */
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { AISLES, shoppingOrder } from '../../../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../../contract/marks/shopping-own.mark.ts';
import { LIST, shoppingRound } from '../../../../contract/marks/shopping-round.mark.ts';
import { baseOf, shoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { rowOfTick, shoppingTick, type ShoppingTick } from '../../../../contract/marks/shopping-tick.mark.ts';
import { momentOf } from '../../../../contract/moments.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { storedMark, valueOf } from '../../../platform/marks/mark-value.ts';
import {
  type MarkChange,
  changeMarks,
  markChange,
  saveMark,
  saveMarks,
} from '../../../platform/marks/save-mark.ts';
import { aisleOf } from './aisles.ts';
import { learnedOrder } from './learn-order.ts';
import { endMark, formerOf, listSources, type Undo } from './list-source.ts';
import type { ShoppingList, ShoppingRow } from './shopping-list.ts';
import { tickKeyOf } from '../../../platform/marks/tick-key.ts';

export function unlistSource(store: MarkStore, key: string): Promise<Undo> {
  return listSources(store, new Map([[baseOf(key), null]]));
}

export function tickRow(store: MarkStore, row: ShoppingRow, how: ShoppingTick['how'] | null): Promise<void> {
  return changeMarks(store, () => tickChanges(store, row, how));
}

/**
 * The changes by which she ticks a row for what is wanted now: an amount listed later is still to be bought. They remove from the
 * row's other ticks all that this tick covers, or takes away; the rest of their cover this phone may not know yet.
 */
export function tickChanges(
  store: MarkStore,
  row: ShoppingRow,
  how: ShoppingTick['how'] | null,
): MarkChange[] {
  const own = row.food ? tickKeyOf(row.key, row.wanted) : row.key;
  const isOver = ([tag, parts]: [string, number]) =>
    row.wanted[tag] === undefined || (how !== null && parts > row.wanted[tag]);
  const others = ticksOf(store, row.key).filter(({ key }) => key !== own || how === null);
  const without = others.flatMap(({ key, tick }) => {
    const amounts = Object.entries(tick.covered);
    const left = amounts.filter(isOver);
    if (amounts.length > 0 && left.length === amounts.length) return [];
    const rest = left.length > 0 ? { ...tick, covered: Object.fromEntries(left) } : null;
    return [markChange(shoppingTick, key, rest, row.name)];
  });
  if (how === null) return without;
  return [...without, markChange(shoppingTick, own, { how, covered: row.wanted }, row.name)];
}

/** Those that count, with when they were made. */
function ticksOf({ marks }: MarkStore, rowKey: string) {
  return [...marks.values()].flatMap((mark) => {
    const tick =
      mark.kind === shoppingTick.name && rowOfTick(mark.key) === rowKey
        ? valueOf(shoppingTick, mark)
        : undefined;
    return tick ? [{ key: mark.key, tick, at: Date.parse(mark.changedAt) }] : [];
  });
}

export function addOwnRow(store: MarkStore, text: string): Promise<void> {
  const row = { text: text.trim(), addedAt: momentOf(new Date()) };
  return saveMark(store, shoppingOwn, crypto.randomUUID(), row);
}

export function removeOwnRow(store: MarkStore, row: ShoppingRow): Promise<Undo> {
  return endMark(store, shoppingOwn, row.key.slice(row.key.indexOf('.') + 1), row.name);
}

/** Ends everything that is listed, and keeps the order of the aisles. In the next round no tick of this one counts. */
export async function emptyList(store: MarkStore, list: ShoppingList): Promise<Undo> {
  let undoing: readonly MarkChange[] = [];
  await changeMarks(store, () => {
    undoing = [...listed(store, shoppingSource), ...listed(store, shoppingOwn)];
    const round = storedMark(store, shoppingRound, LIST) ?? 1;
    return [
      markChange(shoppingRound, LIST, Math.max(round + 1, roundAt(Date.now()))),
      ...learnedAisles(store, list),
      ...undoing.map((each) => ({ ...each, value: null })),
    ];
  });
  return () => saveMarks(store, undoing);
}

const BEGINNING = Date.UTC(2026, 0);
const HOUR_MS = 3_600_000;
/** Of the year 2128: it leaves 99,998 to a phone whose clock is far ahead. */
const LATEST_BY_CLOCK = 900_000;

/** The hour: a phone that has missed emptyings counts no round again that others are done with. */
function roundAt(ms: number): number {
  return Math.min(Math.floor((ms - BEGINNING) / HOUR_MS), LATEST_BY_CLOCK);
}

function listed<Value>(store: MarkStore, kind: MarkKind<Value>): MarkChange[] {
  const marks = [...store.marks.values()].filter((mark) => mark.kind === kind.name && mark.value !== null);
  return marks.map(({ key }) => formerOf(store, kind, key));
}

function learnedAisles(store: MarkStore, { bought }: ShoppingList): MarkChange[] {
  const ticks = bought.flatMap(({ key, food }) => {
    const times = food ? ticksOf(store, key).map(({ at }) => at) : [];
    return food && times.length > 0 ? [{ aisle: aisleOf(food.group), at: Math.max(...times) }] : [];
  });
  const former = storedMark(store, shoppingOrder, AISLES);
  if (ticks.length === 0) return [];
  const order = learnedOrder(former, ticks);
  return order.join() === former?.join() ? [] : [markChange(shoppingOrder, AISLES, order)];
}
