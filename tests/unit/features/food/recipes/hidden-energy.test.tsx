// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { NutritionTable } from '../../../../../src/features/food/recipes/nutrition-table.tsx';
import { RecipeCard } from '../../../../../src/features/food/recipes/recipe-card.tsx';
import { hideEnergy } from '../../../../../src/ui/energy-visibility.ts';

const ROW = {
  id: 'r1',
  name_EE: 'Kaerapuder',
  thumbnail: null,
  mealType: ['BREAKFAST'],
  cookingTime: 10,
  accessLevel: 'PUBLIC',
  tags: [],
  locked: false,
  kcalPerPortion: 312,
} as never;
const INGREDIENTS = [
  {
    __typename: 'RecipeIngredient',
    amount: 100,
    unit: 'G',
    ingredient: {
      __typename: 'Ingredient',
      id: 'i1',
      name_EE: 'kaerahelbed',
      kcal: 366,
      protein: 13,
      fat: 7,
      carbs: 57,
      partitive_EE: null,
      quantity_EE: null,
    },
  },
] as never;

afterEach(() => {
  act(() => hideEnergy(false));
  cleanup();
});

describe('hidden calories', () => {
  it('disappear from a recipe’s card and its table at once, and return as soon as they are switched on', () => {
    render(
      <MemoryRouter>
        <ul>
          <RecipeCard row={ROW} isEager />
        </ul>
        <NutritionTable ingredients={INGREDIENTS} servings={1} />
      </MemoryRouter>,
    );
    expect(document.body.textContent).toContain('312\u00a0kcal');
    expect(screen.getByRole('row', { name: /^Energia/ })).toBeTruthy();
    act(() => hideEnergy(true));
    expect(document.body.textContent).not.toContain('kcal');
    expect(screen.getByRole('row', { name: /^Valgud/ })).toBeTruthy();
    act(() => hideEnergy(false));
    expect(document.body.textContent).toContain('312\u00a0kcal');
  });
});
