import { describe, expect, it } from 'vitest';
import { inListOrder, type RecipeRow } from '../../../../../src/library/recipe-row.ts';
import { NO_RECIPE_FILTERS, searchRecipes } from '../../../../../src/features/food/recipes/recipe-search.ts';
import type { RecipeFilters } from '../../../../../src/features/food/recipes/recipe-search.ts';

function row(name_EE: string, more: Partial<RecipeRow> = {}): RecipeRow {
  return {
    id: name_EE,
    name_EE,
    thumbnail: null,
    mealType: ['DINNER'],
    tags: [],
    cookingTime: 30,
    accessLevel: 'PUBLIC',
    locked: false,
    kcalPerPortion: 400,
    servings: 2,
    allergens: [],
    foodIds: [],
    ...more,
  };
}

const listed = inListOrder([
  row('Õunakook', { mealType: ['SNACK'], tags: ['OVEN', 'VEGETARIAN'], cookingTime: 45 }),
  row('Šokolaadipuding', { mealType: ['SNACK'], tags: ['VEGETARIAN'], cookingTime: 10 }),
  row('Ahjukana', { tags: ['CHICKEN', 'OVEN'], locked: true, accessLevel: 'FOOD', kcalPerPortion: null }),
  row('Kanasalat', { mealType: ['LUNCH', 'DINNER'], tags: ['CHICKEN', 'EASY'], cookingTime: null }),
  row('Zucchinipasta', { mealType: ['LUNCH'], cookingTime: 15 }),
]);

const names = (filters: Partial<RecipeFilters>) =>
  searchRecipes(listed, { ...NO_RECIPE_FILTERS, ...filters }).map(({ name_EE }) => name_EE);

describe('searchRecipes', () => {
  it('lists open recipes before closed ones, both in Estonian order', () => {
    expect(names({})).toEqual(['Kanasalat', 'Šokolaadipuding', 'Zucchinipasta', 'Õunakook', 'Ahjukana']);
  });

  it('ignores diacritics and case', () => {
    expect(names({ text: 'OUN' })).toEqual(['Õunakook']);
    expect(names({ text: 'sokolaad' })).toEqual(['Šokolaadipuding']);
    expect(names({ text: 'šokolaad' })).toEqual(['Šokolaadipuding']);
  });

  it('requires every word, in any order', () => {
    expect(names({ text: 'salat kana' })).toEqual(['Kanasalat']);
    expect(names({ text: 'kana pasta' })).toEqual([]);
  });

  it('does not mistake the middle of „lõunasöök“ for an apple', () => {
    expect(names({ text: 'oun' })).toEqual(['Õunakook']);
    expect(names({ text: 'lõuna' })).toEqual(['Kanasalat', 'Zucchinipasta']);
  });

  it('matches the words of meals and tags', () => {
    expect(names({ text: 'taimetoit vahepala' })).toEqual(['Šokolaadipuding', 'Õunakook']);
  });

  it('keeps any of the selected meals and all of the selected tags', () => {
    expect(names({ meals: ['LUNCH', 'SNACK'] })).toEqual([
      'Kanasalat',
      'Šokolaadipuding',
      'Zucchinipasta',
      'Õunakook',
    ]);
    expect(names({ tags: ['CHICKEN', 'OVEN'] })).toEqual(['Ahjukana']);
  });

  it('excludes recipes that take longer or do not say', () => {
    expect(names({ maxMinutes: 15 })).toEqual(['Šokolaadipuding', 'Zucchinipasta']);
  });
});

describe('with 5,000 recipes', () => {
  let reads = 0;
  const counted = Array.from({ length: 5000 }, (_, position) => {
    const made = row(`Roog ${position}`);
    return Object.defineProperty(made, 'name_EE', {
      get: () => {
        reads += 1;
        return `Roog ${position}`;
      },
    });
  });

  it('does not read any name again on the second keystroke', () => {
    searchRecipes(counted, { ...NO_RECIPE_FILTERS, text: 'roog 49' });
    reads = 0;
    const hits = searchRecipes(counted, { ...NO_RECIPE_FILTERS, text: 'roog 499' });
    expect(hits).toHaveLength(15);
    expect(reads).toBe(0);
  });

  it('returns the list itself, unsearched, when there is no query', () => {
    expect(searchRecipes(counted, { ...NO_RECIPE_FILTERS, text: '  ' })).toBe(counted);
  });
});
