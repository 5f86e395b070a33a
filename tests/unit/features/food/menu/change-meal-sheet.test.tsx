// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ChangeMealSheet } from '../../../../../src/features/food/menu/change-meal-sheet.tsx';
import type { MenuMeal } from '../../../../../src/features/food/menu/her-menu.ts';
import { mealplanText } from '../../../../../src/features/food/menu/mealplan.text.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const MEAL: MenuMeal = {
  __typename: 'MealPlanEntry',
  id: '2026-11-23_LUNCH',
  sk_dateTime: '2026-11-23T12:30:00+02:00',
  mealType: 'LUNCH',
  servings: 1,
  recipe: {
    __typename: 'Recipe',
    id: 'supp',
    name_EE: 'Kalasupp',
    thumbnail: null,
    mealType: ['LUNCH'],
    tags: [],
    cookingTime: null,
    accessLevel: 'FOOD',
    servings: 2,
    allergens: [],
    locked: false,
    updatedAt: '2026-11-01T00:00:00Z',
    ingredients: [],
  },
};

beforeAll(completeJsdom);

it.each([mealplanText.swap, mealplanText.move])(
  'keeps the focus in what follows „%s“, as the button goes',
  async (name) => {
    const outbox = await openOutbox();
    openPage(<ChangeMealSheet meal={MEAL} onClose={() => undefined} />, { outbox });
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  },
);
