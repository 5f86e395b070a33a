// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mealplanText } from '../../../../../src/features/food/menu/mealplan.text.ts';
import { WeekMenuView } from '../../../../../src/features/food/menu/week-menu-view.tsx';
import { fill } from '../../../../../src/language/words.ts';
import { completeJsdom, openPage, serverThat } from '../../member-page.tsx';

/** Monday to Sunday, one meal a day. */
const DAYS = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

const meal = (day: string) => ({
  __typename: 'MealPlanEntry',
  id: day,
  sk_dateTime: `${day}T12:00:00+02:00`,
  mealType: 'LUNCH',
  servings: 1,
  recipe: {
    __typename: 'Recipe',
    id: `roog-${day}`,
    name_EE: `Roog ${day}`,
    thumbnail: null,
    mealType: ['LUNCH'],
    tags: [],
    cookingTime: null,
    accessLevel: 'FOOD',
    servings: 2,
    locked: false,
    ingredients: [],
    updatedAt: '2026-11-01T00:00:00Z',
  },
});

async function open(day: string, today: string): Promise<void> {
  const { client } = serverThat(() => ({ listMealPlanWeek: DAYS.map(meal) }));
  openPage(<WeekMenuView day={day} today={today} />, { client });
  await screen.findAllByRole('heading', { level: 3 });
}

const past = () => screen.queryByRole('button', { name: /möödunud/ });
const dates = () => screen.queryAllByText(/^Roog /).map(({ textContent }) => textContent?.slice(-2));

beforeAll(completeJsdom);
afterEach(cleanup);

describe('the menu of a week', () => {
  it('says which dishes are missing from a day’s sum', async () => {
    const amount = {
      __typename: 'RecipeIngredient',
      amount: 100,
      unit: 'G',
      ingredient: { __typename: 'Ingredient', id: 'f', kcal: 400, protein: 0, fat: 0, carbs: 0 },
    };
    const dishes = (ingredients: unknown) =>
      DAYS.map((day) => {
        const plain = meal(day);
        return { ...plain, recipe: { ...plain.recipe, ingredients } };
      });
    const closed = dishes(null).map((each) => ({ ...each, id: `${each.id}-closed` }));
    const { client } = serverThat(() => ({ listMealPlanWeek: [...dishes([amount]), ...closed.slice(0, 1)] }));
    openPage(<WeekMenuView day="2026-11-19" today="2026-11-30" />, { client });
    const [first, second] = await screen.findAllByRole('heading', { level: 3 });
    const note = fill(mealplanText.unknownInTotal, { n: 1 });
    expect(first?.closest('li')?.textContent).toContain(note);
    expect(second?.closest('li')?.textContent).not.toContain(note);
  });

  it('starts with today; the days before it are collapsed and can be opened', async () => {
    await open('2026-11-19', '2026-11-19');
    expect(dates()).toEqual(['19', '20', '21', '22']);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('date');
    await userEvent.click(screen.getByRole('button', { name: '3 möödunud päeva', expanded: false }));
    expect(dates()).toEqual(['16', '17', '18', '19', '20', '21', '22']);
    expect(screen.getByRole('button', { name: '3 möödunud päeva', expanded: true })).toBeTruthy();
  });

  it('collapses one day on Tuesday, and nothing on Monday or in another week', async () => {
    await open('2026-11-17', '2026-11-17');
    expect(screen.getByText('1 möödunud päev')).toBeTruthy();
    cleanup();
    await open('2026-11-16', '2026-11-16');
    expect(past()).toBeNull();
    cleanup();
    await open('2026-11-18', '2026-11-30');
    expect(past()).toBeNull();
  });
});
