import { describe, expect, it } from 'vitest';
import type { MealPlanMealFragment } from '../../../../src/contract/documents.generated.ts';
import { dayTotal } from '../../../../src/features/mealplan/day-menu.ts';
import { choiceOf, chosenRecipeIds, herMenu } from '../../../../src/features/mealplan/her-menu.ts';
import { likeRecipes } from '../../../../src/features/mealplan/like-recipes.ts';
import { daySource } from '../../../../src/features/shopping/listed-foods.ts';
import { recipeRowOf } from '../../../../src/library/recipe-row.ts';

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
const MONDAY = '2026-11-23_LUNCH';

describe('her menu', () => {
  it('is the suggested one where she chose nothing', () => {
    expect(herMenu(MENU, new Map(), KNOWN)).toEqual(MENU);
  });

  it('has her dish and her portions in the meal’s place, at its time, and says what was suggested', () => {
    const choices = new Map([[MONDAY, { recipeId: 'curry', servings: 2 }]]);
    const [monday, tuesday] = herMenu(MENU, choices, KNOWN);
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
    const menu = herMenu(MENU, new Map([[MONDAY, { recipeId: 'soup', servings: 0 }]]), KNOWN);
    expect(dayTotal(menu)).toMatchObject({ nutrition: { kcal: 200 }, unknownCount: 0 });
    expect(daySource(menu.slice(0, 1), 2).foods).toEqual([]);
  });

  it('is the suggested one again where her dish can no longer be had', () => {
    const choices = new Map([[MONDAY, { recipeId: 'gone', servings: 1 }]]);
    expect(herMenu(MENU, choices, KNOWN)).toEqual(MENU);
    expect(chosenRecipeIds(MENU, choices)).toEqual(['gone']);
  });

  it('stores nothing for what the menu suggests anyway, also after she had another dish', () => {
    const [changed] = herMenu(MENU, new Map([[MONDAY, { recipeId: 'curry', servings: 1 }]]), KNOWN);
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
