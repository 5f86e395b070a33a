import { describe, expect, it } from 'vitest';
import {
  readRecipeFilters,
  writeRecipeFilters,
} from '../../../../../src/features/food/recipes/recipe-filters.address.ts';
import type { RecipeFilters } from '../../../../../src/features/food/recipes/recipe-search.ts';

describe('the filters in the address', () => {
  it('are read back as they were written', () => {
    const filters: RecipeFilters = {
      text: 'õun & kaneel',
      meals: ['BREAKFAST', 'SNACK'],
      tags: ['OVEN'],
      maxMinutes: 30,
    };
    expect(readRecipeFilters(new URLSearchParams(writeRecipeFilters(filters).toString()))).toEqual(filters);
  });

  it('leave the address bare when nothing is selected', () => {
    expect(writeRecipeFilters(readRecipeFilters(new URLSearchParams())).toString()).toBe('');
  });

  it('ignore unknown values', () => {
    const address = new URLSearchParams('meal=BRUNCH&tag=CHICKEN&tag=nothing&minutes=7');
    expect(readRecipeFilters(address)).toEqual({
      text: '',
      meals: [],
      tags: ['CHICKEN'],
      maxMinutes: undefined,
    });
  });
});
