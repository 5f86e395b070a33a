import { expect, test } from 'vitest';
import { recipeCover, settingOf } from '../../../../press/covers/recipe-cover.ts';
import type { RecipeForCover } from '../../../../press/covers/recipe-cover.ts';
import { VESSELS } from '../../../../press/covers/dishes/vessel.ts';

const ingredient = (foodName: string, group: string, amount: number | null) => ({
  foodId: foodName.toLowerCase(),
  foodName,
  group,
  amount,
  unit: amount === null ? ('TASTE' as const) : ('G' as const),
});
const recipe: RecipeForCover = {
  id: 'porgandisupp',
  name_EE: 'Porgandisupp tilliga',
  mealType: ['DINNER', 'LUNCH'],
  tags: [],
  servings: 2,
  steps: ['Keeda pehmeks.', 'Kaunista tilliga.'],
  ingredients: [
    ingredient('Porgand', 'köögivili', 300),
    ingredient('Kartul', 'köögivili', 300),
    ingredient('Kanapuljong', 'maitse', 600),
    ingredient('Till', 'ürdid', 10),
    ingredient('Sool', 'maitse', null),
  ],
  vessel: null,
};

test('draws the same recipe the same every time', () => {
  expect(recipeCover(recipe)).toBe(recipeCover(structuredClone(recipe)));
});

test('draws another recipe of the same foods differently', () => {
  expect(recipeCover({ ...recipe, id: 'supp-porgandist' })).not.toBe(recipeCover(recipe));
});

test('sets the table for the first meal', () => {
  const evening = recipeCover(recipe);
  expect(recipeCover({ ...recipe, mealType: ['LUNCH', 'DINNER'] })).not.toBe(evening);
  expect(recipeCover({ ...recipe, mealType: ['DINNER'] })).toBe(evening);
});

test('draws what is in it: other foods make another picture, salt does not', () => {
  const [carrot, ...others] = recipe.ingredients;
  const beet = { ...recipe, ingredients: [ingredient('Peet', 'köögivili', 300), ...others] };
  expect(recipeCover(beet)).not.toBe(recipeCover(recipe));
  const unsalted = recipe.ingredients.filter(({ foodName }) => foodName !== 'Sool');
  expect(carrot).toBeDefined();
  expect(recipeCover({ ...recipe, ingredients: unsalted })).toBe(recipeCover(recipe));
});

test('serves a soup in the pot that its file names, and something else in a glass', () => {
  expect(settingOf(recipe)).toEqual({ serving: 'SOUP', vessel: 'SOUP_PLATE' });
  expect(settingOf({ ...recipe, vessel: 'POT' })).toEqual({ serving: 'SOUP', vessel: 'POT' });
  expect(settingOf({ ...recipe, vessel: 'GLASS' })).toEqual({ serving: 'SMOOTHIE', vessel: 'GLASS' });
});

test('draws the dish in every vessel there is, each differently, and refers to nothing that it does not define', () => {
  const covers = VESSELS.map((vessel) => recipeCover({ ...recipe, vessel }));
  expect(new Set(covers).size).toBe(VESSELS.length);
  for (const svg of covers) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
  }
});

test('sets a table even for a recipe about which nothing is known', () => {
  const unknown = { ...recipe, name_EE: '', mealType: [], steps: [], ingredients: [] };
  expect(recipeCover(unknown)).toContain('</svg>');
});
