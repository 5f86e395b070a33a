import { describe, expect, it } from 'vitest';
import type { AccessLevel, MealType } from '../../../contract/enumerations.ts';
import type { WrittenMeal } from '../../../press/menu-file.ts';
import { dayKcal, findMenuFaults } from '../../../press/menu-rules.ts';
import { sampleFoods } from './sample-foods.ts';

/** 362 kcal per portion for each 100 g of oats. */
function oats(id: string, mealType: MealType, grams: number, accessLevel: AccessLevel = 'FOOD') {
  const ingredients = [{ amount: grams, unit: 'G' as const, foodId: 'kaerahelbed' }];
  return { id, name_EE: id, accessLevel, mealType: [mealType], servings: 1, ingredients };
}

const RECIPES = [
  oats('hommik', 'BREAKFAST', 100),
  oats('louna', 'LUNCH', 140, 'PUBLIC'),
  oats('amps', 'SNACK', 60, 'SUBSCRIBER'),
  oats('ohtu', 'DINNER', 140),
  oats('suur-ohtu', 'DINNER', 300),
  oats('vaike-ohtu', 'DINNER', 40),
  oats('kallis-ohtu', 'DINNER', 140, 'PREMIUM'),
];
const recipeById = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

function meal(mealType: MealType, recipeId: string, servings = 1): WrittenMeal {
  return { week: 0, weekday: 1, mealType, recipeId, servings, file: 'menu/nadal-1.yaml', line: 2 };
}

const DAY = [meal('BREAKFAST', 'hommik'), meal('LUNCH', 'louna'), meal('SNACK', 'amps')];
const messagesOf = (meals: WrittenMeal[]) =>
  findMenuFaults(meals, recipeById, sampleFoods.byId).map((problem) => problem.message);

describe('findMenuFaults', () => {
  it('finds nothing wrong with a correct day', () => {
    expect(messagesOf([...DAY, meal('DINNER', 'ohtu')])).toEqual([]);
  });

  it.each([
    ['a recipe that does not exist', 'puudub', 'Retsepti „puudub“ ei ole kaustas recipes.'],
    ['a recipe for another meal', 'amps', 'Retsept „amps“ ei ole õhtusöök.'],
    ['a recipe that the nutrition plan does not open', 'kallis-ohtu', 'ei ole toitumiskavaga avatud'],
    ['the same recipe twice on a day', 'louna', 'Sama retsept on päeval kaks korda (esmaspäev).'],
    ['a day above 2100 kcal', 'suur-ohtu', 'Päeva (esmaspäev) kokku on 2172 kcal'],
    ['a day below 1500 kcal', 'vaike-ohtu', 'Päeva (esmaspäev) kokku on 1231 kcal'],
  ])('reports %s', (_, recipeId, expected) => {
    expect(messagesOf([...DAY, meal('DINNER', recipeId)]).join('\n')).toContain(expected);
  });

  it('points at the meal’s file and line', () => {
    const [problem] = findMenuFaults([meal('DINNER', 'puudub')], recipeById, sampleFoods.byId);
    expect(problem).toMatchObject({ file: 'menu/nadal-1.yaml', line: 2 });
  });
});

describe('dayKcal', () => {
  it('counts the portions of each meal', () => {
    expect(
      dayKcal([meal('BREAKFAST', 'hommik', 2), meal('SNACK', 'amps', 0.5)], recipeById, sampleFoods.byId),
    ).toBeCloseTo(832.6, 6);
  });
});
