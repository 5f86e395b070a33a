import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hasOwnLook, lookOfFood } from '../../../../press/covers/foods/look-of-food.ts';
import type { RecipeForCover } from '../../../../press/covers/recipe-cover.ts';
import { recipeCover, settingOf } from '../../../../press/covers/recipe-cover.ts';
import { readContent } from '../../../../press/read-content.ts';

const { written } = await readContent('content');
const recipes = new Map(
  written.recipes.map(({ recipe }): [string, RecipeForCover] => [
    recipe.id,
    {
      ...recipe,
      ingredients: recipe.ingredients.map((ingredient) => {
        const food = written.foods.byId.get(ingredient.foodId);
        return { ...ingredient, foodName: food?.name_EE ?? '', group: food?.group_EE ?? '' };
      }),
    },
  ]),
);

const EXAMPLES = {
  'bors-veisehakklihaga': ['SOUP', 'SOUP_PLATE'],
  'korvitsapureesupp-toorjuustuga': ['CREAM_SOUP', 'BOWL'],
  'kaerapuder-mustikatega': ['PORRIDGE', 'BOWL'],
  'kulmkapipuder-vaarikatega': ['LAYERED', 'JAR'],
  'marjasmuuti-skyriga': ['SMOOTHIE', 'GLASS'],
  'roheline-smuutikauss': ['SMOOTHIE_BOWL', 'BOWL'],
  'kreeka-salat-kanaga': ['SALAD', 'BOWL'],
  'ahvenafileed-kapsasalatiga': ['MAIN_COURSE', 'PLATE'],
  'lohekauss-mangoga': ['SECTORS', 'BOWL'],
  'kana-ja-juurviljad-ahjuplaadil': ['TRAY_BAKE', 'TRAY'],
  suvikorvitsalasanje: ['GRATIN', 'OVEN_DISH'],
  'taidetud-paprikad-kalkuniga': ['STUFFED', 'OVEN_DISH'],
  'saksuka-fetaga': ['EGGS_IN_PAN', 'PAN'],
  'omlett-spinati-ja-fetaga': ['OMELETTE', 'PAN'],
  'munapuder-forelliga': ['MAIN_COURSE', 'PLATE'],
  munasalativoileib: ['SANDWICH', 'BOARD'],
  'kodujuustuvoileib-redisega': ['TOAST', 'BOARD'],
  'kanavrapp-hummusega': ['WRAP', 'BOARD'],
  'tuunikalapasta-tomatiga': ['PASTA', 'PLATE'],
  'tofuvokk-aedubadega': ['STIR_FRY', 'WOK'],
  'kanavardad-tzatzikiga': ['SKEWERS', 'BOARD'],
  'hummus-koogiviljapulkadega': ['DIP', 'BOARD'],
  'datli-kakaopallid': ['BALLS', 'PLATE'],
  'lihapallid-juurselleripureega': ['MAIN_COURSE', 'PLATE'],
  'kaera-seemnebatoonid': ['BARS', 'BOARD'],
  'forell-fooliumis': ['IN_FOIL', 'FOIL'],
  'oahautis-bataadi-ja-maisiga': ['STEW', 'POT'],
  'kikerhernekarri-spinatiga': ['CURRY', 'BOWL'],
} as const;

describe('recognises', () => {
  test.each(Object.entries(EXAMPLES))('%s', (id, [serving, vessel]) => {
    const recipe = recipes.get(id);
    expect(recipe && settingOf(recipe)).toEqual({ serving, vessel });
  });
});

test('sets the published recipes in a dozen vessels, none of them in more than a third', () => {
  const counts = new Map<string, number>();
  for (const recipe of recipes.values()) {
    const { vessel } = settingOf(recipe);
    counts.set(vessel, (counts.get(vessel) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(12);
  expect(Math.max(...counts.values())).toBeLessThan(recipes.size / 3);
});

test('draws every published recipe as a picture of its own that a phone can keep', () => {
  const covers = [...recipes.values()].map(recipeCover);
  expect(new Set(covers).size).toBe(recipes.size);
  const sent = covers.reduce((sum, svg) => sum + gzipSync(svg).length, 0);
  expect(sent / covers.length).toBeLessThan(5_000);
  for (const svg of covers) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
    expect(svg.length).toBeLessThan(45_000);
    expect(gzipSync(svg).length).toBeLessThan(12_000);
  }
});

describe('every food that can be seen has a look of its own:', () => {
  const seen = written.foods.foods.filter(({ group_EE }) => !['maitse', 'õlid'].includes(group_EE));
  test.each(seen.map(({ name_EE }) => name_EE))('%s', (name) => {
    expect(hasOwnLook(name)).toBe(true);
  });
});

test('a food that is new to the table looks like its group', () => {
  expect(lookOfFood('Tuhkur', 'kala')).toBe(lookOfFood('Tursafilee', 'kala'));
  expect(lookOfFood('Loorber', 'maitse').role).toBe('seasoning');
});
