/** The facts of docs/decisions/102 about the published recipes. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseFoodTable } from '../../../../../press/food-table.ts';
import { parseRecipe } from '../../../../../press/recipe-file.ts';
import { rowsOfDish } from '../../../../../src/features/food/together/dish-rows.ts';
import { togetherMs } from '../../../../../src/features/food/together/timeline.ts';

const content = new URL('../../../../../content/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseFoodTable('foods.csv', read('foods.csv'));
const dishes = readdirSync(new URL('recipes/', content)).flatMap((file) => {
  const { recipe } = parseRecipe(file, read(`recipes/${file}`), table);
  return recipe ? [{ id: recipe.id, cookingTime: recipe.cookingTimeMinutes, steps: recipe.steps }] : [];
});
const minutesOf = (dish: (typeof dishes)[number]) => togetherMs([dish]) / 60_000;
const isOwnTime = (dish: (typeof dishes)[number]) => minutesOf(dish) <= (dish.cookingTime ?? 0);

it('takes for 90 of 108 dishes the time that staff wrote', () => {
  expect(dishes).toHaveLength(108);
  expect(dishes.filter(isOwnTime)).toHaveLength(90);
});

it('runs times of one step side by side in three of them', () => {
  const together = dishes.flatMap((dish) =>
    rowsOfDish(dish).flatMap((row) => (row.kind === 'timer' && row.start !== 'after' ? [dish.id] : [])),
  );
  expect(together).toEqual([
    'kerge-rosolje-heeringaga',
    'kerge-rosolje-heeringaga',
    'kinoapuder-ploomidega',
    'lohekauss-mangoga',
  ]);
});

it('takes for rosolje its beets, the herring in water and its time in the fridge', () => {
  const rosolje = dishes.filter(({ id }) => id === 'kerge-rosolje-heeringaga');
  expect(rosolje.map(minutesOf)).toEqual([110]);
});

it('leaves her hands free while oat bars and muesli cool', () => {
  const freeMinutesOf = (id: string) =>
    dishes
      .filter((dish) => dish.id === id)
      .flatMap(rowsOfDish)
      .flatMap((row) => (row.kind === 'timer' ? [row.minutes] : []));
  expect(freeMinutesOf('kaera-seemnebatoonid')).toEqual([25, 30]);
  expect(freeMinutesOf('kodune-ahjumusli-jogurtiga')).toEqual([20, 25]);
});
