import { describe, expect, it } from 'vitest';
import type { RecipeTag } from '../../../contract/enumerations.ts';
import { findTagFaults } from '../../../press/recipe-tags.ts';
import { sampleFoods } from './sample-foods.ts';

interface TagCase {
  tags: RecipeTag[];
  foods: string[];
  steps?: string[];
  minutes?: number;
}

function faultsOf({ tags, foods, steps = ['Sega.'], minutes = 30 }: TagCase): string[] {
  const ingredients = foods.map((name) => {
    const food = sampleFoods.byName.get(name);
    if (!food) throw new Error(`The sample table has no ${name}.`);
    return { amount: 100, unit: food.per, foodId: food.id };
  });
  return findTagFaults({ tags, steps, cookingTimeMinutes: minutes, ingredients }, sampleFoods);
}

describe('findTagFaults', () => {
  it.each<TagCase>([
    { tags: ['VEGAN', 'VEGETARIAN'], foods: ['Kaerahelbed', 'Kaerajook'] },
    { tags: ['VEGETARIAN', 'EGGS'], foods: ['Muna', 'Mesi'] },
    { tags: ['CHICKEN'], foods: ['Kanafilee', 'Kanapuljong'] },
    { tags: ['BEEF', 'PORK'], foods: ['Veisemaks', 'Keedusink'] },
    { tags: ['FISH', 'SEAFOOD'], foods: ['Lõhefilee', 'Krevetid'] },
    { tags: [], foods: ['Põdraliha'] },
    { tags: [], foods: ['Kanapuljong'] },
    { tags: [], foods: ['Parmesan'] },
  ])('finds nothing wrong with $tags for $foods', (written) => {
    expect(faultsOf(written)).toEqual([]);
  });

  it.each<[RecipeTag, string, string]>([
    ['VEGAN', 'Mesi', 'Silt „Vegan“ ei sobi, sest koostisosades on „Mesi“.'],
    ['VEGAN', 'Piim 2,5%', 'Silt „Vegan“ ei sobi, sest koostisosades on „Piim 2,5%“.'],
    ['VEGAN', 'Muna', 'Silt „Vegan“ ei sobi, sest koostisosades on „Muna“.'],
    ['VEGETARIAN', 'Kanapuljong', 'Silt „Taimetoit“ ei sobi, sest koostisosades on „Kanapuljong“.'],
    ['VEGETARIAN', 'Parmesan', 'Silt „Taimetoit“ ei sobi, sest koostisosades on „Parmesan“.'],
    ['VEGETARIAN', 'Lõhefilee', 'Silt „Taimetoit“ ei sobi, sest koostisosades on „Lõhefilee“.'],
    ['VEGETARIAN', 'Krevetid', 'Silt „Taimetoit“ ei sobi, sest koostisosades on „Krevetid“.'],
    ['VEGETARIAN', 'Põdraliha', 'Silt „Taimetoit“ ei sobi, sest koostisosades on „Põdraliha“.'],
  ])('refuses %s with %s', (tag, food, message) => {
    expect(faultsOf({ tags: [tag], foods: [food] })).toContain(message);
  });

  it.each<[RecipeTag, string]>([
    ['CHICKEN', 'Silt „Kana“ ei sobi'],
    ['BEEF', 'Silt „Veiseliha“ ei sobi'],
    ['PORK', 'Silt „Sealiha“ ei sobi'],
    ['FISH', 'Silt „Kala“ ei sobi'],
    ['SEAFOOD', 'Silt „Mereannid“ ei sobi'],
    ['EGGS', 'Silt „Muna“ ei sobi'],
  ])('refuses %s without such a food', (tag, message) => {
    const faults = faultsOf({ tags: ['VEGAN', 'VEGETARIAN', tag], foods: ['Kaerahelbed', 'Sool'] });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('does not mistake broth for chicken', () => {
    expect(faultsOf({ tags: ['CHICKEN'], foods: ['Kanapuljong'] })).toHaveLength(1);
  });

  it.each([
    ['Kanafilee', 'Lisa silt „Kana“'],
    ['Veisemaks', 'Lisa silt „Veiseliha“'],
    ['Keedusink', 'Lisa silt „Sealiha“'],
    ['Lõhefilee', 'Lisa silt „Kala“'],
    ['Krevetid', 'Lisa silt „Mereannid“'],
  ])('asks for the tag that %s brings', (food, message) => {
    const faults = faultsOf({ tags: [], foods: [food] });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('requires both tags if every food is plant-based, and one if milk is among them', () => {
    expect(faultsOf({ tags: [], foods: ['Mustikad'] })).toHaveLength(2);
    expect(faultsOf({ tags: [], foods: ['Mustikad', 'Piim 2,5%'] })).toHaveLength(1);
  });

  it.each<[RecipeTag, string, string]>([
    ['OVEN', 'Kuumuta ahi 200 kraadini.', 'Keeda potis.'],
    ['OVEN', 'Küpseta ahjus.', 'Keeda potis.'],
    ['GRILL', 'Grilli 5 minutit.', 'Keeda potis.'],
  ])('takes %s only with a step like „%s“', (tag, step, other) => {
    expect(faultsOf({ tags: [tag], foods: ['Põdraliha'], steps: [step] })).toEqual([]);
    expect(faultsOf({ tags: [tag], foods: ['Põdraliha'], steps: [other] })).toHaveLength(1);
  });

  it('accepts EASY for a quick recipe or a short list, and for no other', () => {
    const many = ['Põdraliha', 'Sool', 'Mesi', 'Muna', 'Mustikad', 'Kaerahelbed', 'Oliiviõli'];
    expect(faultsOf({ tags: ['EASY'], foods: many, minutes: 20 })).toEqual([]);
    expect(faultsOf({ tags: ['EASY'], foods: many.slice(0, 6), minutes: 90 })).toEqual([]);
    expect(faultsOf({ tags: ['EASY'], foods: many, minutes: 21 })).toHaveLength(1);
  });
});
