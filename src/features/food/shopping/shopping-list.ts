/** The shopping list: its sources, merged by food, with her ticks, by aisle. */
import type { OwnRow } from '../../../../contract/marks/shopping-own.mark.ts';
import {
  baseOf,
  type ListedFood,
  roundOf,
  type ShoppingSource,
} from '../../../../contract/marks/shopping-source.mark.ts';
import {
  foodKey,
  ownKey,
  rowOfTick,
  type ShoppingTick,
} from '../../../../contract/marks/shopping-tick.mark.ts';
import { compareWords } from '../../../language/collation.ts';
import { type Aisle, aisleOf, aislesInOrder } from './aisles.ts';
import { tagOf } from '../../../platform/marks/tag.ts';
import { tickKeyOf } from '../../../platform/marks/tick-key.ts';

export interface Marked {
  sources: ReadonlyMap<string, ShoppingSource>;
  ticks: ReadonlyMap<string, ShoppingTick>;
  own: ReadonlyMap<string, OwnRow>;
  staples: ReadonlyMap<string, true>;
  order: readonly string[] | undefined;
}

export interface ShoppingRow {
  /** The keys of its ticks begin with it. */
  key: string;
  name: string;
  /** Undefined for a row of her own. */
  food?: FoodOfRow;
  /** The part of the list that has the row. */
  place: 'open' | 'bought' | 'home';
  /** Amounts keyed by the tag of what listed them. */
  wanted: Readonly<Record<string, number>>;
}

export interface FoodOfRow {
  id: string;
  group: string | null;
  unit: 'G' | 'ML';
  measure: string | null;
  /** The amount in parts; 0 if it is only wanted to taste. */
  parts: number;
  /** The number of these that are still to be bought. */
  left: number;
  isStaple: boolean;
}

export interface AisleRows {
  aisle: Aisle | 'own';
  rows: readonly ShoppingRow[];
}

export interface ShoppingList {
  /** The rows still to be bought; no aisle is empty. */
  open: readonly AisleRows[];
  bought: readonly ShoppingRow[];
  home: readonly ShoppingRow[];
}

/** A phone that has not heard that the list was emptied may have listed a day or a recipe too: that of the latest round counts alone. */
export function countingSources(
  sources: ReadonlyMap<string, ShoppingSource>,
): ReadonlyMap<string, ShoppingSource> {
  const byRound = [...sources].sort(([one], [other]) => roundOf(one) - roundOf(other));
  return new Map(new Map(byRound.map((each) => [baseOf(each[0]), each])).values());
}

export function shoppingList(marked: Marked): ShoppingList {
  const own = ownRows(marked);
  const foods = byAisle(foodRows(marked));
  const all: AisleRows[] = [
    { aisle: 'own', rows: own },
    ...aislesInOrder(marked.order).map((aisle) => ({ aisle, rows: foods.get(aisle) ?? [] })),
  ];
  const inOrder = all.flatMap((each) => each.rows);
  return {
    open: all
      .map(({ aisle, rows: some }) => ({ aisle, rows: some.filter(({ place }) => place === 'open') }))
      .filter((each) => each.rows.length > 0),
    bought: inOrder.filter(({ place }) => place === 'bought'),
    home: inOrder.filter(({ place }) => place === 'home'),
  };
}

/** Each by name; rows sorted aisle by aisle take fewer comparisons. */
function byAisle(rows: readonly ShoppingRow[]): Map<Aisle, ShoppingRow[]> {
  const aisles = new Map<Aisle, ShoppingRow[]>();
  for (const row of rows) {
    const aisle = aisleOf(row.food?.group ?? null);
    const others = aisles.get(aisle);
    if (others) others.push(row);
    else aisles.set(aisle, [row]);
  }
  for (const some of aisles.values()) some.sort((left, right) => compareWords(left.name, right.name));
  return aisles;
}

function ownRows({ own, ticks }: Marked): ShoppingRow[] {
  return [...own]
    .sort(([, left], [, right]) => Date.parse(left.addedAt) - Date.parse(right.addedAt))
    .map(([id, { text }]) => {
      const key = ownKey(id);
      return { key, name: text, place: ticks.get(key)?.how ?? 'open', wanted: {} };
    });
}

/** One row for each food; a second if it is wanted by weight and by volume, which nothing adds up. */
function foodRows({ sources, ticks, staples }: Marked): ShoppingRow[] {
  const wanted = [...countingSources(sources)].flatMap(([key, { foods }]) => {
    const tag = tagOf(key);
    return foods.map((food) => ({ tag, food }));
  });
  const byVolume = new Set(wanted.filter(({ food }) => food[3] === 'ML').map(({ food }) => food[0]));
  const unitOf = (food: ListedFood) => (food[3] !== 'TASTE' ? food[3] : byVolume.has(food[0]) ? 'ML' : 'G');
  const byKey = new Map<string, { food: ListedFood; wanted: Record<string, number> }>();
  for (const { tag, food } of wanted) {
    const key = foodKey(food[0], unitOf(food));
    let row = byKey.get(key);
    if (!row) byKey.set(key, (row = { food, wanted: amountsByTag() }));
    row.wanted[tag] = (row.wanted[tag] ?? 0) + food[4];
  }
  const ticksOf = new Map<string, [string, ShoppingTick][]>();
  for (const tick of ticks) {
    const key = rowOfTick(tick[0]);
    const others = ticksOf.get(key);
    if (others) others.push(tick);
    else ticksOf.set(key, [tick]);
  }
  return [...byKey].map(([key, row]) => {
    const ofRow = ticksOf.get(key);
    return rowOf({ key, ...row }, ofRow && mergedTick(ofRow, tickKeyOf(key, row.wanted)), staples);
  });
}

/** Without a prototype: for a literal an engine makes a new shape with each tag of each of hundreds of rows. */
function amountsByTag(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}

/**
 * Everything that any phone has bought counts. `how` comes from the tick of the row's present state, or else from any that
 * bought.
 */
function mergedTick(ticks: readonly [string, ShoppingTick][], presentKey: string): ShoppingTick {
  const covered: Record<string, number> = {};
  for (const [, tick] of ticks) {
    for (const [tag, parts] of Object.entries(tick.covered)) {
      covered[tag] = Math.max(covered[tag] ?? 0, parts);
    }
  }
  const present = ticks.find(([key]) => key === presentKey)?.[1].how;
  return { how: present ?? (ticks.some(([, { how }]) => how === 'bought') ? 'bought' : 'home'), covered };
}

function rowOf(
  { key, food, wanted }: { key: string; food: ListedFood; wanted: Readonly<Record<string, number>> },
  tick: ShoppingTick | undefined,
  staples: ReadonlyMap<string, true>,
): ShoppingRow {
  const parts = Object.values(wanted).reduce((sum, each) => sum + each, 0);
  const left = tick ? leftOf(wanted, tick.covered) : parts;
  const isCovered = left === 0 && tick && Object.keys(wanted).every((tag) => tick.covered[tag] !== undefined);
  const [id, name, group, , , measure] = food;
  const isStaple = staples.has(id);
  return {
    key,
    name,
    place: isCovered ? tick.how : isStaple ? 'home' : 'open',
    wanted,
    food: {
      id,
      group,
      unit: key.endsWith('.ml') ? 'ML' : 'G',
      measure,
      parts,
      left,
      isStaple,
    },
  };
}

function leftOf(wanted: Readonly<Record<string, number>>, covered: Readonly<Record<string, number>>): number {
  const amounts = Object.entries(wanted);
  return amounts.reduce((sum, [tag, parts]) => sum + Math.max(0, parts - (covered[tag] ?? 0)), 0);
}
