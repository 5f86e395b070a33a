import { describe, expect, it } from 'vitest';
import type { MealPlanMealFragment } from '../../../../../contract/documents.generated.ts';
import { dayTotal } from '../../../../../src/features/food/menu/day-menu.ts';
import {
  choiceOf,
  chosenRecipeIds,
  herMenu,
  isHers,
} from '../../../../../src/features/food/menu/her-menu.ts';
import { standInFor } from '../../../../../src/features/food/menu/unread-recipe.ts';
import { likeRecipes } from '../../../../../src/features/food/menu/like-recipes.ts';
import { daySource } from '../../../../../src/features/food/shopping/listed-foods.ts';
import { recipeRowOf } from '../../../../../src/library/recipe-row.ts';

type Recipe = MealPlanMealFragment['recipe'];

function recipe(id: string, kcal: number, changes: Partial<Recipe> = {}): Recipe {
  return {
    __typename: 'Recipe',
    id,
    name_EE: id,
    thumbnail: null,
    mealType: ['LUNCH'],
    tags: [],
    cookingTime: null,
    accessLevel: 'FOOD',
    servings: 1,
    allergens: [],
    locked: false,
    updatedAt: '2026-11-01T00:00:00Z',
    ingredients: [
      {
        __typename: 'RecipeIngredient',
        amount: 100,
        unit: 'G',
        ingredient: {
          __typename: 'Ingredient',
          id: 'food',
          group_EE: null,
          name_EE: 'food',
          quantity_EE: null,
          kcal,
          protein: 0,
          fat: 0,
          carbs: 0,
        },
      },
    ],
    ...changes,
  };
}

const meal = (day: string, dish: Recipe): MealPlanMealFragment => ({
  __typename: 'MealPlanEntry',
  id: `${day}_LUNCH`,
  sk_dateTime: `${day}T12:30:00+02:00`,
  mealType: 'LUNCH',
  servings: 1,
  recipe: dish,
});

const [soup, salad, curry] = [recipe('soup', 300), recipe('salad', 200), recipe('curry', 500)];
const MENU = [meal('2026-11-23', soup), meal('2026-11-24', salad)];
const KNOWN = new Map([[curry.id, curry]]);
const DAYS = ['2026-11-23', '2026-11-24'];
const MONDAY = '2026-11-23_LUNCH';

describe('her menu', () => {
  it('is the suggested one where she chose nothing', () => {
    expect(herMenu(MENU, new Map(), KNOWN, DAYS)).toEqual(MENU);
  });

  it('has a dish that the phone lacks in its place as unread, until she puts in another', () => {
    const lacking = [meal('2026-11-23', standInFor('soup')), meal('2026-11-24', salad)];
    const [unread] = herMenu(lacking, new Map(), KNOWN, DAYS);
    expect(unread).toMatchObject({ isUnread: true, recipe: { id: 'soup', ingredients: null } });
    const [hers] = herMenu(lacking, new Map([[MONDAY, { recipeId: 'curry', servings: 1 }]]), KNOWN, DAYS);
    expect(hers).toMatchObject({ recipe: { id: 'curry' }, suggested: { recipe: { id: 'soup' } } });
    expect(hers?.isUnread).toBeUndefined();
  });

  it('has her dish and her portions in the meal’s place, at its time, and says what was suggested', () => {
    const choices = new Map([[MONDAY, { recipeId: 'curry', servings: 2 }]]);
    const [monday, tuesday] = herMenu(MENU, choices, KNOWN, DAYS);
    expect(monday).toEqual({
      ...MENU[0],
      recipe: curry,
      servings: 2,
      suggested: { recipe: soup, servings: 1 },
    });
    expect(tuesday).toBe(MENU[1]);
    expect(dayTotal(monday ? [monday] : []).nutrition.kcal).toBe(1000);
  });

  it('leaves a meal of no portions out of the day’s total and of what is bought', () => {
    const menu = herMenu(MENU, new Map([[MONDAY, { recipeId: 'soup', servings: 0 }]]), KNOWN, DAYS);
    expect(dayTotal(menu)).toMatchObject({ nutrition: { kcal: 200 }, unknownCount: 0 });
    expect(daySource(menu.slice(0, 1), 2).foods).toEqual([]);
  });

  it('is the suggested one again where her dish can no longer be had', () => {
    const choices = new Map([[MONDAY, { recipeId: 'gone', servings: 1 }]]);
    expect(herMenu(MENU, choices, KNOWN, DAYS)).toEqual(MENU);
    expect(chosenRecipeIds(MENU, choices, DAYS)).toEqual(['gone']);
  });

  it('has what she adds besides, after what is suggested for that hour, and only on its day', () => {
    const lunch = `${MONDAY}_0a1b2c3d`;
    const choices = new Map([
      ['2026-11-23_DINNER_0a1b2c3d', { recipeId: 'curry', servings: 1 }],
      [lunch, { recipeId: 'curry', servings: 2 }],
      ['2026-11-25_LUNCH_0a1b2c3d', { recipeId: 'curry', servings: 1 }],
      ['2026-11-24_LUNCH_0a1b2c3d', { recipeId: 'gone', servings: 1 }],
    ]);
    const menu = herMenu(MENU, choices, KNOWN, DAYS);
    expect(menu.map(({ sk_dateTime, recipe: { id } }) => `${sk_dateTime.slice(0, 16)} ${id}`)).toEqual([
      '2026-11-23T12:30 soup',
      '2026-11-23T12:30 curry',
      '2026-11-23T18:30 curry',
      '2026-11-24T12:30 salad',
    ]);
    expect(menu.map(isHers)).toEqual([false, true, true, false]);
    expect(dayTotal(menu.slice(0, 3)).nutrition.kcal).toBe(300 + 1000 + 500);
    expect(chosenRecipeIds(MENU, choices, DAYS)).toEqual(['curry', 'gone']);
  });

  it('has what she chose for a place in which the menu suggests nothing, unless she leaves that meal out', () => {
    const choices = new Map([
      ['2026-11-23_DINNER', { recipeId: 'curry', servings: 1 }],
      ['2026-11-24_DINNER', { recipeId: 'curry', servings: 0 }],
    ]);
    expect(chosenRecipeIds(MENU, choices, DAYS)).toEqual(['curry']);
    const menu = herMenu(MENU, choices, KNOWN, DAYS);
    expect(menu.map(({ id }) => id)).toEqual([MONDAY, '2026-11-23_DINNER', '2026-11-24_LUNCH']);
    expect(menu.map(isHers)).toEqual([false, true, false]);
    const [, dinner] = menu;
    expect(dinner && choiceOf(dinner, 'curry', 1)).toEqual({ recipeId: 'curry', servings: 1 });
  });

  it('keeps a dish that she added, whatever its portions', () => {
    const lunch = `${MONDAY}_0a1b2c3d`;
    const menu = herMenu(MENU, new Map([[lunch, { recipeId: 'curry', servings: 1 }]]), KNOWN, DAYS);
    const added = menu.find(({ id }) => id === lunch);
    if (!added) throw new Error('The menu has no second lunch.');
    expect(choiceOf(added, 'curry', 1)).toEqual({ recipeId: 'curry', servings: 1 });
  });

  it('stores nothing for what the menu suggests anyway, also after she had another dish', () => {
    const [changed] = herMenu(MENU, new Map([[MONDAY, { recipeId: 'curry', servings: 1 }]]), KNOWN, DAYS);
    if (!changed) throw new Error('The menu has no Monday.');
    expect(choiceOf(changed, 'soup', 1)).toBeNull();
    expect(choiceOf(changed, 'soup', 2)).toEqual({ recipeId: 'soup', servings: 2 });
    expect(choiceOf(changed, 'curry', 1)).toEqual({ recipeId: 'curry', servings: 1 });
  });
});

describe('dishes for a meal’s place', () => {
  it('are those of this time of day first, of like energy first, without the present one and the closed', () => {
    const dishes = [
      recipe('breakfast', 300, { mealType: ['BREAKFAST'] }),
      curry,
      salad,
      soup,
      recipe('closed', 300, { locked: true }),
    ];
    const like = likeRecipes(dishes.map(recipeRowOf), { mealType: 'LUNCH', recipeId: 'soup', kcal: 290 });
    expect(like.map(({ id }) => id)).toEqual(['salad', 'curry', 'breakfast']);
  });
});
