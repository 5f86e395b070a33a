import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { emojiOfFood } from '../../../../press/covers/food-emoji.ts';
import { foodPicture } from '../../../../press/covers/food-picture.ts';
import { recipeCover } from '../../../../press/covers/recipe-cover.ts';
import type { RecipeForCover } from '../../../../press/covers/recipe-cover.ts';
import { parseFoodTable } from '../../../../press/food-table.ts';

const ingredient = (foodName: string, group: string, amount: number | null) => ({
  foodId: foodName.toLowerCase(),
  foodName,
  group,
  amount,
  unit: amount === null ? ('TASTE' as const) : ('G' as const),
});
const recipe: RecipeForCover = {
  id: 'lohe-kartuliga',
  mealType: ['DINNER', 'LUNCH'],
  ingredients: [
    ingredient('Lõhefilee', 'kala', 300),
    ingredient('Kartul', 'köögivili', 400),
    ingredient('Kurk', 'köögivili', 100),
    ingredient('Sool', 'maitse', null),
  ],
};

test('draws the same recipe the same every time', () => {
  expect(recipeCover(recipe)).toBe(recipeCover(structuredClone(recipe)));
});

test('draws another recipe of the same foods differently', () => {
  const bodyOf = (id: string) => recipeCover({ ...recipe, id }).replaceAll(id, '');
  expect(bodyOf('lohe-kartuliga')).not.toBe(bodyOf('lohe-ahjus'));
});

test('colours the table by the first meal', () => {
  const evening = recipeCover(recipe);
  expect(recipeCover({ ...recipe, mealType: ['LUNCH', 'DINNER'] })).not.toBe(evening);
  expect(recipeCover({ ...recipe, mealType: ['DINNER'] })).toBe(evening);
});

test('shows what the dish is made of and leaves out seasonings', () => {
  const svg = recipeCover(recipe);
  expect(svg).toContain(foodPicture('salmon-fillet'));
  expect(svg).toContain(foodPicture('potato'));
  expect(svg).not.toContain(foodPicture('salt'));
});

test('shows at most five foods, those with the most grams', () => {
  const many = ['Kartul', 'Porgand', 'Tomat', 'Brokoli', 'Baklažaan', 'Peet'].map((name, index) =>
    ingredient(name, 'köögivili', 600 - index * 100),
  );
  const svg = recipeCover({ ...recipe, ingredients: many });
  expect(svg.match(/<ellipse [^>]*opacity="\.13"/gu)).toHaveLength(5);
  expect(svg).not.toContain(foodPicture('beetroot'));
});

test('draws a food larger the more there is of it', () => {
  const scaleOf = (grams: number) => {
    const svg = recipeCover({
      ...recipe,
      ingredients: [ingredient('Kurk', 'köögivili', grams), ingredient('Kartul', 'köögivili', 300)],
    });
    const before = svg.slice(0, svg.indexOf(foodPicture('cucumber')));
    return Number(/scale\(([\d.]+)\) [^(]+\([^)]*\)">$/u.exec(before)?.[1]);
  };
  expect(scaleOf(250)).toBeGreaterThan(scaleOf(40));
});

test('draws a plate even for a recipe about which nothing is known', () => {
  expect(recipeCover({ id: 'tühi', mealType: [], ingredients: [] })).toContain('</svg>');
});

describe('the table of foods', async () => {
  const { table } = parseFoodTable('foods.csv', await readFile('content/foods.csv', 'utf8'));
  test.each(table.foods.map(({ id, name_EE }) => [name_EE, id]))('has a picture for %s', (name, id) => {
    const picture = emojiOfFood(name, table.byId.get(id)?.group_EE ?? '');
    expect(picture).not.toBe('pot-of-food');
    expect(foodPicture(picture)).toMatch(/^</u);
  });
});
