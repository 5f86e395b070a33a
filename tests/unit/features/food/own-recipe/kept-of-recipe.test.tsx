// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { paths } from '../../../../../contract/paths.ts';
import { recipeNote } from '../../../../../contract/marks/recipe-note.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { ownRecipeText } from '../../../../../src/features/food/own-recipe/own-recipe.text.ts';
import { RecipeScreen } from '../../../../../src/features/food/recipes/recipe-screen.tsx';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const LOCKED = {
  __typename: 'Recipe',
  id: 'supp',
  name_EE: 'Kalasupp',
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 20,
  accessLevel: 'FOOD',
  servings: 2,
  allergens: [],
  locked: true,
  updatedAt: '2026-11-01T00:00:00Z',
  ingredients: null,
  steps: null,
};
const { client } = serverThat(({ operation }) =>
  operation === 'RecipeScreen_Recipe' ? { getRecipe: LOCKED } : undefined,
);
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const open = () =>
  openPage(<RecipeScreen />, { outbox, client, address: paths.recipes.to('supp'), pattern: '/recipes/:id' });

it('her note stands below a recipe that has become closed to her, and can be emptied', async () => {
  const note = { text: 'Vähem soola', writes: { '0000000a': 1 } };
  await saveMark(registerOf(outbox), recipeNote, 'supp', note);
  open();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: ownRecipeText.note });
  expect(field.value).toBe('Vähem soola');
  await act(() => saveMark(registerOf(outbox), recipeNote, 'supp', null));
  expect(screen.getByRole('textbox', { name: ownRecipeText.note })).toBe(field);
});

it('a closed recipe of which she has kept nothing has no place for it', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Kalasupp' })).toBeTruthy();
  await act(() => import('../../../../../src/features/food/own-recipe/kept-of-recipe.tsx'));
  expect(screen.queryByRole('heading', { name: ownRecipeText.title })).toBeNull();
});
