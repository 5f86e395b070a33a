/**
 * Makes a visitor's shopping list a part of her own. A source is keyed by the round of shopping, and a tick says by these keys
 * what it covers (decision 088). So a source that she lists too is listed once, the others join her round, and each tick covers
 * the same as before: no tick of her former rounds hides what the visitor still has to buy.
 */
import type { Mark } from '../../../contract/marks/merge.ts';
import { baseOf, shoppingSource } from '../../../contract/marks/shopping-source.mark.ts';
import { rowOfTick, shoppingTick } from '../../../contract/marks/shopping-tick.mark.ts';
import type { MarkOfKind, Marks } from '../../offline/mark-register.ts';
import { valueOf } from '../marks/mark-value.ts';
import { listedKeys, newKey } from '../marks/listed-keys.ts';
import { tagOf } from '../marks/tag.ts';
import { tickKeyOf } from '../marks/tick-key.ts';

/** A mark as the device has it, and as it is stored in her account. */
export interface Carried extends MarkOfKind {
  from: Mark;
}

export function keyInAccount(source: Carried, account: Marks): Carried {
  const base = baseOf(source.from.key);
  const key = listedKeys({ marks: account }, base)[0] ?? newKey({ marks: account }, base);
  return { ...source, mark: { ...source.from, key } };
}

interface Places {
  /** By the tag of the visitor's source: its tag in her account. */
  tags: ReadonlyMap<string, string>;
  /** Tags of what stays listed on the device. */
  staying: ReadonlySet<string>;
}

/** `going` is what of the visitor's sources is or will be in her account. */
export function placesOf(visitors: Marks, going: readonly Carried[]): Places {
  const tags = new Map(going.map(({ from, mark }) => [tagOf(from.key), tagOf(mark.key)]));
  const all = [...visitors.values()].filter(({ kind }) => kind === shoppingSource.name);
  return { tags, staying: new Set(all.map(({ key }) => tagOf(key)).filter((tag) => !tags.has(tag))) };
}

interface Ticks {
  carried: readonly Carried[];
  /** They cover only sources that are listed no more. */
  ofNothing: readonly Carried[];
}

/** Those of what stays on the device stay with it. */
export function ticksInAccount(ticks: readonly Carried[], places: Places): Ticks {
  const going = ticks.filter(({ from }) => tagsOf(from).every((tag) => !places.staying.has(tag)));
  // A row of her own is covered whole, by a key that is the same everywhere.
  const isOfAny = ({ from }: Carried) =>
    from.key.startsWith('own.') || tagsOf(from).some((tag) => places.tags.has(tag));
  return {
    carried: going.filter(isOfAny).map((tick) => tickInAccount(tick, places)),
    ofNothing: going.filter((tick) => !isOfAny(tick)),
  };
}

function tagsOf(tick: Mark): string[] {
  return Object.keys(valueOf(shoppingTick, tick)?.covered ?? {});
}

function tickInAccount(tick: Carried, { tags }: Places): Carried {
  const value = valueOf(shoppingTick, tick.from);
  if (!value || tagsOf(tick.from).every((tag) => tags.get(tag) === tag)) return tick;
  const covered = Object.fromEntries(
    Object.entries(value.covered).flatMap(([tag, parts]) => {
      const inAccount = tags.get(tag);
      return inAccount === undefined ? [] : [[inAccount, parts] as const];
    }),
  );
  const key = tickKeyOf(rowOfTick(tick.from.key), covered);
  return { ...tick, mark: { ...tick.from, key, value: JSON.stringify({ ...value, covered }) } };
}
