// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { favourite, favouriteKey } from '../../../../../contract/marks/favourite.mark.ts';
import { FavouritesScreen } from '../../../../../src/features/find/favourites-list/favourites-screen.tsx';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const recipe = (id: string, name_EE: string) => ({
  __typename: 'Recipe',
  id,
  name_EE,
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 20,
  accessLevel: 'PUBLIC',
  servings: 2,
  allergens: [],
  locked: false,
  updatedAt: '2026-11-01T00:00:00Z',
  ingredients: [],
});

const RECIPES = {
  listRecipes: {
    __typename: 'RecipeList',
    items: [recipe('salat', 'Kurgisalat'), recipe('supp', 'Kalasupp')],
    nextToken: null,
  },
};
const TRAININGS = { listTrainings: { __typename: 'TrainingList', items: [], nextToken: null } };

/** With these published besides the recipes that the device has in its list; null: the service does not say. */
function serverWith(publishedBesides: readonly string[] | null) {
  return serverThat(({ operation, variables }) => {
    if (operation === 'RecipesScreen_Recipes') return RECIPES;
    if (operation === 'StudioScreen_Trainings') return TRAININGS;
    if (publishedBesides === null) return undefined;
    if (operation !== 'FavouritesScreen_PublishedRecipes') return undefined;
    const asked = variables['ids'] as string[];
    const items = asked
      .filter((id) => publishedBesides.includes(id))
      .map((id) => ({ __typename: 'Recipe', id }));
    return { listRecipes: { __typename: 'RecipeList', items } };
  });
}

async function openWith(keys: readonly string[], publishedBesides: readonly string[] | null) {
  const outbox = await openOutbox();
  for (const key of keys) await saveMark(registerOf(outbox), favourite, key, true);
  openPage(
    <main>
      <FavouritesScreen />
    </main>,
    { outbox, client: serverWith(publishedBesides).client },
  );
  return () =>
    [...registerOf(outbox).marks.values()]
      .flatMap(({ key, value }) => (value === null ? [] : key))
      .toSorted();
}

beforeAll(() => {
  completeJsdom();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('moves the focus to the next heart when a dish leaves, and to the heading with the last one', async () => {
  await openWith([favouriteKey('recipe', 'salat'), favouriteKey('recipe', 'supp')], []);
  const hearts = () => screen.queryAllByRole('button', { name: /Kurgisalat|Kalasupp/ });
  await waitFor(() => expect(hearts()).toHaveLength(2));
  const [first, second] = hearts();
  first?.focus();
  fireEvent.click(first ?? document.body);
  await waitFor(() => expect(hearts()).toEqual([second]));
  expect(document.activeElement).toBe(second);
  fireEvent.click(second ?? document.body);
  await waitFor(() => expect(hearts()).toEqual([]));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('tells how many are no longer published, in place of bare headings, and takes their hearts away or back', async () => {
  const gone = [favouriteKey('recipe', 'kadunud'), favouriteKey('training', 'kadunud')];
  const kept = await openWith(gone, []);
  expect(await screen.findByText('Lemmikuid, mida enam ei avaldata: 2')).toBeTruthy();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Eemalda' }));
  expect(await screen.findByText('Lemmikuid veel pole')).toBeTruthy();
  expect(kept()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Võta tagasi' }));
  await waitFor(() => expect(kept()).toEqual(gone));
  expect(await screen.findByText('Lemmikuid, mida enam ei avaldata: 2')).toBeTruthy();
});

it('calls no favourite withdrawn that is only newer than the list on this device', async () => {
  await openWith([favouriteKey('recipe', 'salat'), favouriteKey('recipe', 'uus')], ['uus']);
  expect(await screen.findByText('Lemmikuid, mida selles seadmes praegu ei ole: 1')).toBeTruthy();
  expect(screen.queryByText(/enam ei avaldata/u)).toBeNull();
});

it('offers to remove none while the service cannot say what is published', async () => {
  await openWith([favouriteKey('recipe', 'kadunud')], null);
  expect(await screen.findByText('Lemmikuid, mida selles seadmes praegu ei ole: 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eemalda' })).toBeNull();
});
