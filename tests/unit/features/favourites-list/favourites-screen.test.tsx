// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { favourite, favouriteKey } from '../../../../src/contract/marks/favourite.mark.ts';
import { FavouritesScreen } from '../../../../src/features/favourites-list/favourites-screen.tsx';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../member-page.tsx';

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

const { client } = serverThat(({ operation }) =>
  operation === 'RecipesScreen_Recipes'
    ? {
        listRecipes: {
          __typename: 'RecipeList',
          items: [recipe('salat', 'Kurgisalat'), recipe('supp', 'Kalasupp')],
          nextToken: null,
        },
      }
    : undefined,
);

beforeAll(() => {
  completeJsdom();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('moves the focus to the next heart when a dish leaves, and to the heading with the last one', async () => {
  const outbox = await openOutbox();
  for (const id of ['salat', 'supp']) {
    await saveMark(registerOf(outbox), favourite, favouriteKey('recipe', id), true);
  }
  openPage(
    <main>
      <FavouritesScreen />
    </main>,
    { outbox, client },
  );
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
