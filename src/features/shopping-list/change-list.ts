/** What she does to her shopping list. Each resolves once it is on the disk. */
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { AISLES, shoppingOrder } from '../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../contract/marks/shopping-own.mark.ts';
import { LIST, shoppingRound } from '../../contract/marks/shopping-round.mark.ts';
import { shoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import { shoppingTick, type ShoppingTick } from '../../contract/marks/shopping-tick.mark.ts';
import { momentOf } from '../../contract/moments.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { countingMark } from '../marks/mark-value.ts';
import { changeMark, saveMark } from '../marks/save-mark.ts';
import { aisleOf } from './aisles.ts';
import { learnedOrder } from './learn-order.ts';
import { endMark, storedMark, type Undo } from '../shopping/list-source.ts';
import type { ShoppingList, ShoppingRow } from './shopping-list.ts';

export async function unlistSource(store: MarkStore, key: string): Promise<Undo> {
  return endMark(store, shoppingSource, key);
}

/** For what is wanted now: what is listed later is still to be bought. */
export function tickRow(store: MarkStore, row: ShoppingRow, how: ShoppingTick['how'] | null): Promise<void> {
  return saveMark(store, shoppingTick, row.key, how && { how, covered: row.wanted });
}

export function addOwnRow(store: MarkStore, text: string): Promise<void> {
  const row = { text: text.trim(), addedAt: momentOf(new Date()) };
  return saveMark(store, shoppingOwn, crypto.randomUUID(), row);
}

export function removeOwnRow(store: MarkStore, row: ShoppingRow): Promise<Undo> {
  return endMark(store, shoppingOwn, row.key.slice(row.key.indexOf('.') + 1));
}

/**
 * Ends everything that is listed, and keeps the order of the aisles. The round goes first: whatever of this is not done when
 * the app is killed, no tick counts for what is listed afterwards.
 */
export async function emptyList(store: MarkStore, list: ShoppingList): Promise<Undo> {
  await changeMark(store, shoppingRound, LIST, (round = 1) => round + 1);
  await learnOrder(store, list);
  const undos = [...(await endAll(store, shoppingSource)), ...(await endAll(store, shoppingOwn))];
  return async () => {
    for (const undo of undos) await undo();
  };
}

async function endAll<Value>(store: MarkStore, kind: MarkKind<Value>): Promise<Undo[]> {
  const undos: Undo[] = [];
  const listed = [...store.marks.values()].filter((mark) => mark.kind === kind.name && mark.value !== null);
  for (const { key } of listed) undos.push(await endMark(store, kind, key));
  return undos;
}

async function learnOrder(store: MarkStore, { bought }: ShoppingList): Promise<void> {
  const ticks = bought.flatMap(({ key, food }) => {
    const tick = countingMark(store.marks, shoppingTick, key);
    return food && tick ? [{ aisle: aisleOf(food.group), at: Date.parse(tick.changedAt) }] : [];
  });
  const former = storedMark(store, shoppingOrder, AISLES);
  if (ticks.length === 0) return;
  const order = learnedOrder(former, ticks);
  if (order.join() !== former?.join()) await saveMark(store, shoppingOrder, AISLES, order);
}
