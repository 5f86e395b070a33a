/** Dishes that are ready together, by one cook. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  lengthOf,
  type Part,
  planTogether,
} from '../../../../../src/features/food/together/plan-together.ts';

const hands = (minutes: number): Part => ({ minutes, isByHand: true });
const waits = (minutes: number): Part => ({ minutes, isByHand: false });
const part = fc.record({ minutes: fc.integer({ min: 1, max: 60 }), isByHand: fc.boolean() });
const dishes = fc.array(fc.array(part, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 3 });
const finalHands = (parts: readonly Part[]) => {
  const last = parts.at(-1);
  return last?.isByHand ? last.minutes : 0;
};

it('keeps the order and the length of the parts of each dish', () => {
  fc.assert(
    fc.property(dishes, (all) => {
      const plan = planTogether(all);
      for (const [index, parts] of all.entries()) {
        const placed = plan[index] ?? [];
        expect(placed.map(({ from, to }) => from - to)).toEqual(parts.map(({ minutes }) => minutes));
        for (const [place, { to }] of placed.entries())
          expect(to).toBeGreaterThanOrEqual(placed[place + 1]?.from ?? 0);
      }
    }),
  );
});

it('never wants her hands at two dishes at once', () => {
  fc.assert(
    fc.property(dishes, (all) => {
      const plan = planTogether(all);
      const busy = all
        .flatMap((parts, index) =>
          parts.flatMap((each, place) => (each.isByHand ? [plan[index]?.[place]] : [])),
        )
        .toSorted((one, other) => (one?.to ?? 0) - (other?.to ?? 0));
      for (const [place, each] of busy.entries())
        expect(each?.from).toBeLessThanOrEqual(busy[place + 1]?.to ?? Infinity);
    }),
  );
});

it('has all dishes ready at the time, but for the last steps that both want her, one right before the other', () => {
  fc.assert(
    fc.property(dishes, (all) => {
      const ends = planTogether(all).map((parts) => parts.at(-1)?.to ?? 0);
      expect(Math.min(...ends)).toBe(0);
      for (const [index, end] of ends.entries()) {
        const others = all.filter((_dish, other) => other !== index);
        const wanted = finalHands(all[index] ?? []) === 0 ? [] : others.map(finalHands);
        expect(end).toBeLessThanOrEqual(wanted.reduce((sum, minutes) => sum + minutes, 0));
      }
    }),
  );
});

it('lets nothing that cooks by itself stand', () => {
  fc.assert(
    fc.property(dishes, (all) => {
      const plan = planTogether(all);
      for (const [index, parts] of all.entries()) {
        for (const [place, { isByHand }] of parts.entries()) {
          const next = plan[index]?.[place + 1];
          if (!isByHand) expect(plan[index]?.[place]?.to).toBe(next?.from ?? 0);
        }
      }
    }),
  );
});

it('takes no longer than one dish after the other, and one dish alone no longer than its parts', () => {
  fc.assert(
    fc.property(dishes, (all) => {
      const lengths = all.map((parts) => parts.reduce((sum, { minutes }) => sum + minutes, 0));
      const length = lengthOf(planTogether(all));
      expect(length).toBeGreaterThanOrEqual(Math.max(...lengths));
      expect(length).toBeLessThanOrEqual(lengths.reduce((sum, each) => sum + each, 0));
    }),
  );
});

it('makes the salad while the fish is in the oven', () => {
  const fish = [hands(10), waits(20), hands(2)];
  const salad = [hands(8), hands(2)];
  expect(planTogether([fish, salad])).toEqual([
    [
      { from: 32, to: 22 },
      { from: 22, to: 2 },
      { from: 2, to: 0 },
    ],
    [
      { from: 12, to: 4 },
      { from: 4, to: 2 },
    ],
  ]);
});
