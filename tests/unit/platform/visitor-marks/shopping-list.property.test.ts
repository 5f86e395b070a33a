// @vitest-environment jsdom
/**
 * A visitor's shopping list joins her own: each dish is listed once, and foods bought for it stay bought, but nothing
 * else.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  baseOf,
  shoppingSource,
  type ShoppingSource,
} from '../../../../contract/marks/shopping-source.mark.ts';
import { shoppingTick } from '../../../../contract/marks/shopping-tick.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { deviceMarksOf } from '../../../../src/platform/marks/device-marks.ts';
import { valueOf } from '../../../../src/platform/marks/mark-value.ts';
import { listSource } from '../../../../src/features/food/shopping/list-source.ts';
import { PARTS } from '../../../../src/features/food/shopping/parts.ts';
import { tagOf } from '../../../../src/platform/marks/tag.ts';
import { emptyList, tickRow, unlistSource } from '../../../../src/features/food/shopping/change-list.ts';
import { type ShoppingList, shoppingList } from '../../../../src/features/food/shopping/shopping-list.ts';
import { addVisitorMarks } from '../../../../src/platform/visitor-marks/add-visitor-marks.ts';
import { VISITOR } from '../../../../src/library/viewer.ts';
import { type MarkStore, registerOf } from '../../../../src/offline/mark-register.ts';
import { openOutbox } from '../../features/member-page.tsx';

const FOODS = ['tomat', 'leib'] as const;

type Step =
  | { what: 'list'; dish: string; amount: number }
  | { what: 'unlist'; dish: string }
  | { what: 'tick'; food: string }
  | { what: 'empty' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('list' as const),
    dish: fc.constantFrom('a', 'b'),
    amount: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ what: fc.constant('unlist' as const), dish: fc.constantFrom('a', 'b') }),
  fc.record({ what: fc.constant('tick' as const), food: fc.constantFrom(...FOODS) }),
  fc.record({ what: fc.constant('empty' as const) }),
);

function valuesOf<Value>({ marks }: MarkStore, kind: MarkKind<Value>): Map<string, Value> {
  return new Map(
    [...marks.values()].flatMap((mark) => {
      const value = mark.kind === kind.name ? valueOf(kind, mark) : undefined;
      return value === undefined ? [] : [[mark.key, value] as const];
    }),
  );
}

function listOf(store: MarkStore): ShoppingList {
  return shoppingList({
    sources: valuesOf(store, shoppingSource),
    ticks: valuesOf(store, shoppingTick),
    own: new Map(),
    staples: new Map(),
    order: undefined,
  });
}

function sourceOf(amount: number): ShoppingSource {
  return {
    name: 'Roog',
    count: 1,
    foods: FOODS.map((id) => [id, id, null, 'G', amount * PARTS, null] as const),
  };
}

async function take(store: MarkStore, each: Step): Promise<void> {
  const list = listOf(store);
  if (each.what === 'list') await listSource(store, `recipe.${each.dish}`, sourceOf(each.amount));
  else if (each.what === 'unlist') await unlistSource(store, `recipe.${each.dish}.1`);
  else if (each.what === 'empty') await emptyList(store, list);
  else {
    const rows = list.open.flatMap(({ rows: open }) => open);
    const row = rows.find(({ food }) => food?.id === each.food);
    if (row) await tickRow(store, row, 'bought');
  }
}

interface Wanted {
  amount: number;
  bought: number;
}

/** The wanted and the bought amounts of each food for each dish. */
function wantedIn(store: MarkStore): Map<string, Wanted> {
  const ticks = [...valuesOf(store, shoppingTick)];
  const wanted = [...valuesOf(store, shoppingSource)].flatMap(([key, { foods }]) =>
    foods.map(([id, , , , parts]) => {
      const ofFood = ticks.filter(([tick]) => tick.startsWith(`food.${id}`));
      const covered = Math.max(0, ...ofFood.map(([, tick]) => tick.covered[tagOf(key)] ?? 0));
      return [`${baseOf(key)} ${id}`, { amount: parts / PARTS, bought: covered / PARTS }] as const;
    }),
  );
  expect(new Set(wanted.map(([name]) => name)).size, 'each dish is listed once').toBe(wanted.length);
  return new Map(wanted);
}

it('promise 2: each dish is listed once, with what was bought of it on either side', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ isVisitor: fc.boolean(), step }), { maxLength: 12 }),
      async (steps) => {
        const outbox = await openOutbox();
        const account = registerOf(outbox);
        const visitors = deviceMarksOf(VISITOR);
        await account.take([], { cursor: '1', isLast: true });
        await visitors.save([]);
        for (const { isVisitor, step: each } of steps) await take(isVisitor ? visitors : account, each);
        const [ofVisitor, ofAccount] = [wantedIn(visitors), wantedIn(account)];
        await addVisitorMarks(outbox, () => true);
        const together = wantedIn(account);
        expect([...together.keys()].toSorted()).toEqual(
          [...new Set([...ofVisitor.keys(), ...ofAccount.keys()])].toSorted(),
        );
        for (const [name, { amount, bought }] of together) {
          const [here, there] = [ofVisitor.get(name), ofAccount.get(name)];
          if (here && there) expect([here.amount, there.amount], name).toContain(amount);
          else expect(amount, name).toBe((here ?? there)?.amount);
          expect(bought, name).toBe(Math.max(here?.bought ?? 0, there?.bought ?? 0));
        }
        expect(wantedIn(visitors).size).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
