/** A member's phone as far as the shopping list goes. */
import { shoppingOwn } from '../../../../../contract/marks/shopping-own.mark.ts';
import { AISLES, shoppingOrder } from '../../../../../contract/marks/shopping-order.mark.ts';
import { type ListedFood, shoppingSource } from '../../../../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../../../contract/marks/shopping-staple.mark.ts';
import { shoppingTick } from '../../../../../contract/marks/shopping-tick.mark.ts';
import type { MarkKind } from '../../../../../contract/marks/mark-kind.ts';
import { type Mark, mergedMarks } from '../../../../../contract/marks/merge.ts';
import { doesCount, valueOf } from '../../../../../src/platform/marks/mark-value.ts';
import { tickRow } from '../../../../../src/features/food/shopping/change-list.ts';
import { listSource } from '../../../../../src/features/food/shopping/list-source.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { shoppingList, type ShoppingRow } from '../../../../../src/features/food/shopping/shopping-list.ts';
import type { MarkOfKind, MarkStore } from '../../../../../src/offline/mark-register.ts';

/** One of her phones; `meets` is called when both have a network again. */
export class Phone implements MarkStore {
  readonly ready = Promise.resolve();
  readonly isReady = true;
  marks: ReadonlyMap<string, Mark> = new Map();
  subscribe = () => () => undefined;

  /** The number of further marks that its disk holds. */
  room = Infinity;

  async save(marks: readonly MarkOfKind[]): Promise<void> {
    if (marks.length > this.room) throw new DOMException('', 'QuotaExceededError');
    this.room -= marks.length;
    this.marks = mergedMarks(
      this.marks.values(),
      marks.map(({ mark }) => mark),
    );
  }

  meets(other: Phone): void {
    this.marks = other.marks = mergedMarks(this.marks.values(), other.marks.values());
  }

  valuesOf<Value>(kind: MarkKind<Value>): Map<string, Value> {
    const values = [...this.marks.values()].flatMap((mark) => {
      const value = mark.kind === kind.name && doesCount(mark, kind) ? valueOf(kind, mark) : undefined;
      return value === undefined ? [] : [[mark.key, value] as const];
    });
    return new Map(values);
  }

  get list() {
    return shoppingList({
      sources: this.valuesOf(shoppingSource),
      ticks: this.valuesOf(shoppingTick),
      own: this.valuesOf(shoppingOwn),
      staples: this.valuesOf(shoppingStaple),
      order: this.valuesOf(shoppingOrder).get(AISLES),
    });
  }

  get open(): string[] {
    return this.list.open.flatMap(({ rows }) => rows.map(said));
  }

  get bought(): string[] {
    return this.list.bought.map(said);
  }

  row(name: string): ShoppingRow {
    const { open, bought, home } = this.list;
    const rows = [...open.flatMap((aisle) => aisle.rows), ...bought, ...home];
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`${name} is not on the list`);
    return row;
  }

  tick(name: string): Promise<void> {
    return tickRow(this, this.row(name), 'bought');
  }

  lists(base: string, ...foods: readonly ListedFood[]) {
    return listSource(this, base, { count: 1, foods });
  }
}

const said = ({ name, food }: ShoppingRow) =>
  food ? `${name} ${(food.left === 0 ? food.parts : food.left) / PARTS}` : name;
export const tomato = (grams: number): ListedFood => [
  'tomat',
  'Tomat',
  'köögivili',
  'G',
  grams * PARTS,
  null,
];
export const salt: ListedFood = ['sool', 'Sool', 'maitse', 'TASTE', 0, null];
export const milk = (ml: number): ListedFood => ['piim', 'Piim', 'piim', 'ML', ml * PARTS, null];
