// @vitest-environment jsdom
/** The list's words for the number of its recipes, and the focus once its button has filled it. */
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedText } from '../../../../../src/features/food/avoided/avoided.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { RecipesScreen } from '../../../../../src/features/food/recipes/recipes-screen.tsx';
import { StudioScreen } from '../../../../../src/features/training/trainings/studio-screen.tsx';
import { actions } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const recipe = (name_EE: string) => ({
  __typename: 'Recipe',
  id: name_EE,
  name_EE,
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 20,
  accessLevel: 'PUBLIC',
  servings: 2,
  allergens: ['NUTS'],
  locked: false,
  updatedAt: '2026-11-01T00:00:00Z',
  ingredients: [],
});
const { client } = serverThat(({ operation }) => {
  const items = (all: object[]) => ({ items: all, nextToken: null });
  if (operation === 'RecipesScreen_Recipes')
    return { listRecipes: { __typename: 'RecipeList', ...items(['Pähklikook', 'Pähklisai'].map(recipe)) } };
  if (operation === 'StudioScreen_Trainings')
    return {
      listTrainings: { __typename: 'TrainingList', ...items([trainingCard('t-1'), trainingCard('t-2')]) },
    };
  return undefined;
});

let outbox: Outbox;
beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => void vi.useRealTimers());

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it.each([
  ['recipes', <RecipesScreen key="r" />, '2 retsepti', 'pähklik', '1 / 2 retsepti'],
  ['trainings', <StudioScreen key="s" />, '2 treeningut', 'treening t-1', '1 / 2 treeningut'],
])(
  'reads aloud how many %s are shown once she pauses, and nothing at each key',
  async (_what, page, all, words, few) => {
    openPage(page, { outbox, client });
    await screen.findByText(all, { selector: 'span' });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    vi.useFakeTimers();
    for (let end = 1; end <= words.length; end += 1) {
      type(words.slice(0, end));
      await pass(900);
      expect(said()).not.toContain(few);
    }
    expect(screen.getByText(few, { selector: 'span' })).toBeTruthy();
    await pass(200);
    expect(said()).toContain(few);
  },
);

const line = () => screen.getByText('2 retsepti', { selector: 'span' }).parentElement;

it('leaves the focus at the count where the button of an empty list has filled it', async () => {
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  openPage(<RecipesScreen />, { outbox, client });
  const main = (await screen.findAllByRole('button', { name: avoidedText.show })).at(-1);
  await userEvent.click(main ?? document.body);
  expect(main?.isConnected).toBe(false);
  expect(document.activeElement).toBe(line());
  type('midagi muud');
  const clear = await screen.findByRole('button', { name: actions.clearFilters });
  await userEvent.click(clear);
  await expect.poll(() => clear.isConnected).toBe(false);
  expect(document.activeElement).toBe(line());
});
