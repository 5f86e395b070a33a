import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFoodTable } from '../../../press/food-table.ts';
import { recipeTagLabels } from '../../../press/labels.ts';
import { parseMenuWeek } from '../../../press/menu-file.ts';
import { dayKcal, findMenuFaults } from '../../../press/menu-rules.ts';
import { findRepeatedNames, parseRecipe } from '../../../press/recipe-file.ts';

const content = new URL('../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, content)).map((name) => `${folder}/${name}`);

const { table, problems: foodProblems } = parseFoodTable('foods.csv', readText('foods.csv'));
const parsed = filesIn('recipes').map((file) => ({ file, ...parseRecipe(file, readText(file), table) }));
const written = parsed.flatMap(({ file, recipe }) => (recipe ? [{ file, recipe }] : []));
const recipes = written.map(({ recipe }) => recipe);
const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const weeks = filesIn('menu').map((file) => parseMenuWeek(file, readText(file)));
const meals = weeks.flatMap((week) => week.meals);

describe('the foods and recipes that the product ships', () => {
  it('have no problems', () => {
    const problems = [
      ...foodProblems,
      ...parsed.flatMap((one) => one.problems),
      ...findRepeatedNames(written),
    ];
    expect(problems).toEqual([]);
  });

  it('are 182 foods and at least 80 recipes', () => {
    expect(table.foods).toHaveLength(182);
    expect(recipes.length).toBeGreaterThanOrEqual(80);
  });

  it.each([
    ['BREAKFAST', 26],
    ['LUNCH', 26],
    ['DINNER', 26],
    ['SNACK', 14],
  ] as const)('hold for %s at least %i recipes, some of them open to everyone', (mealType, least) => {
    const fitting = recipes.filter((recipe) => recipe.mealType.includes(mealType));
    expect(fitting.length).toBeGreaterThanOrEqual(least);
    expect(fitting.some((recipe) => recipe.accessLevel === 'PUBLIC')).toBe(true);
  });

  it('have 5 to 11 ingredients, 3 to 7 steps and 1 to 6 portions', () => {
    const odd = recipes.filter(
      ({ ingredients, steps, servings }) =>
        ingredients.length < 5 ||
        ingredients.length > 11 ||
        steps.length < 3 ||
        steps.length > 7 ||
        servings > 6,
    );
    expect(odd.map((recipe) => recipe.id)).toEqual([]);
  });
});

describe('the guide for recipe authors', () => {
  it('shows a recipe without problems', () => {
    const example = /```\n(---\n[\s\S]*?)```/u.exec(readText('README.md'))?.[1] ?? '';
    expect(parseRecipe('recipes/naide.md', example, table).problems).toEqual([]);
  });

  it('names every tag', () => {
    const row = /\| `sildid` +\| (.*?) +\|/u.exec(readText('README.md'))?.[1];
    expect(row?.split(', ')).toEqual(recipeTagLabels.values.map((tag) => recipeTagLabels.words[tag]));
  });
});

describe('the menu that the product ships', () => {
  it('has no problems', () => {
    const problems = weeks.flatMap((week) => week.problems);
    expect([...problems, ...findMenuFaults(meals, recipeById, table.byId)]).toEqual([]);
  });

  it('fills four weeks with four meals a day', () => {
    expect(meals).toHaveLength(4 * 7 * 4);
  });

  it('gives between 1500 and 2100 kcal every day', () => {
    const kcalOf = (week: number, weekday: number) =>
      dayKcal(
        meals.filter((meal) => meal.week === week && meal.weekday === weekday),
        recipeById,
        table.byId,
      );
    const days = [0, 1, 2, 3].flatMap((week) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => kcalOf(week, weekday)),
    );
    expect(days.filter((kcal) => !(kcal >= 1500 && kcal <= 2100))).toEqual([]);
  });

  it('serves no recipe more than four times in the four weeks', () => {
    const timesOf = (id: string) => meals.filter((meal) => meal.recipeId === id).length;
    expect(recipes.map((recipe) => recipe.id).filter((id) => timesOf(id) > 4)).toEqual([]);
  });
});
