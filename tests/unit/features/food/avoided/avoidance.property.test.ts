/** The one rule of what is left out. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALLERGENS } from '../../../../../contract/enumerations.ts';
import { type Avoided, heldIn, leftOutOf } from '../../../../../src/features/food/avoided/avoidance.ts';
import { avoidedSentence } from '../../../../../src/features/food/avoided/avoided-words.ts';
import { avoidedText } from '../../../../../src/features/food/avoided/avoided.text.ts';

const FOODS = ['koriander', 'kanafilee', 'piim', 'pekaanipahklid'];
const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS.slice(0, 6)));
const foods = fc.uniqueArray(fc.constantFrom(...FOODS));
const dish = fc.record({
  allergens: fc.option(allergens),
  foodIds: fc.option(fc.array(fc.constantFrom(...FOODS), { maxLength: 5 })),
});
const avoided = fc.record({ allergens, foods }).map((chosen): Avoided => ({
  allergens: new Set(chosen.allergens),
  foods: new Map(chosen.foods.map((id) => [id, `Toit ${id}`])),
}));

it('leaves a dish out where it holds an allergen or a food of hers, or where its allergens are not known and she must not eat some', () => {
  fc.assert(
    fc.property(dish, avoided, (each, hers) => {
      const held = heldIn(each, hers);
      const known = { allergens: each.allergens ?? [], foodIds: each.foodIds ?? [] };
      const allergensOfHers = known.allergens.filter((one) => hers.allergens.has(one));
      const foodsOfHers = [...new Set(known.foodIds)].filter((id) => hers.foods.has(id));
      const isUnknown = each.allergens === null && hers.allergens.size > 0;
      const isOut = allergensOfHers.length > 0 || foodsOfHers.length > 0 || isUnknown;
      expect(held).toEqual(
        isOut ? { allergens: allergensOfHers, foodIds: foodsOfHers, isUnknown } : undefined,
      );
    }),
  );
});

it('brings no dish back by one choice more, and all of them by none', () => {
  fc.assert(
    fc.property(dish, avoided, avoided, (each, hers, more) => {
      const both: Avoided = {
        allergens: new Set([...hers.allergens, ...more.allergens]),
        foods: new Map([...hers.foods, ...more.foods]),
      };
      if (heldIn(each, hers)) expect(heldIn(each, both)).toBeDefined();
      expect(heldIn(each, { allergens: new Set(), foods: new Map() })).toBeUndefined();
    }),
  );
});

it('judges a list once for each change of her choices, and each of its dishes as by itself', () => {
  fc.assert(
    fc.property(fc.array(dish), avoided, avoided, (dishes, hers, others) => {
      const rows = dishes.map((each, place) => ({ id: String(place), ...each }));
      const leftOut = leftOutOf(rows, hers);
      for (const row of rows) expect(leftOut.get(row.id)).toEqual(heldIn(row, hers));
      expect(leftOutOf(rows, hers)).toBe(leftOut);
      for (const row of rows) expect(leftOutOf(rows, others).get(row.id)).toEqual(heldIn(row, others));
    }),
  );
});

it('leaves out what an older build stored without its allergens, until that is made again', () => {
  const row = { id: 'supp' } as unknown as Parameters<typeof heldIn>[0];
  const hers: Avoided = { allergens: new Set(['NUTS']), foods: new Map([['koriander', 'Koriander']]) };
  expect(heldIn(row, hers)).toEqual({ allergens: [], foodIds: [], isUnknown: true });
  expect(heldIn(row, { ...hers, allergens: new Set() })).toBeUndefined();
});

it('says what a dish holds, each name once, and what is not known', () => {
  const hers: Avoided = { allergens: new Set(['EGGS', 'NUTS']), foods: new Map([['muna', 'Muna']]) };
  expect(avoidedSentence({ allergens: ['EGGS', 'NUTS'], foodIds: ['muna'], isUnknown: false }, hers)).toBe(
    'Selles roas on midagi, mida sa ei söö: muna\u00a0· pähklid.',
  );
  expect(avoidedSentence({ allergens: [], foodIds: [], isUnknown: true }, hers)).toBe(avoidedText.unknown);
  expect(avoidedSentence({ allergens: [], foodIds: ['muna'], isUnknown: true }, hers)).toBe(
    `Selles roas on midagi, mida sa ei söö: muna. ${avoidedText.unknown}`,
  );
});
