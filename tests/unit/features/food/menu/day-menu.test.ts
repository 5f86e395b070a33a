import { describe, expect, it } from 'vitest';
import type { MealPlanMealFragment } from '../../../../../contract/documents.generated.ts';
import { dayTotal, mealNutrition, mealsOfDay } from '../../../../../src/features/food/menu/day-menu.ts';
import { dayHeading, weekHeading } from '../../../../../src/features/food/menu/menu-words.ts';

/** A recipe of 2 portions with 300 g of a food with 100 kcal per 100 g: 150 kcal per portion. */
function meal(id: string, sk_dateTime: string, servings: number, isLocked = false): MealPlanMealFragment {
  const food = {
    __typename: 'Ingredient',
    id: 'riis',
    name_EE: 'Riis',
    quantity_EE: null,
    group_EE: null,
  } as const;
  const figures = { kcal: 100, protein: 10, fat: 2, carbs: 10 };
  return {
    __typename: 'MealPlanEntry',
    id,
    sk_dateTime,
    mealType: 'LUNCH',
    servings,
    recipe: {
      __typename: 'Recipe',
      id: 'riisiroog',
      name_EE: 'Riisiroog',
      thumbnail: null,
      mealType: ['LUNCH'],
      tags: [],
      cookingTime: 20,
      accessLevel: 'PREMIUM',
      servings: 2,
      allergens: [],
      locked: isLocked,
      updatedAt: '2026-11-01T00:00:00+02:00',
      ingredients: isLocked
        ? null
        : [{ __typename: 'RecipeIngredient', amount: 300, unit: 'G', ingredient: { ...food, ...figures } }],
    },
  };
}

describe('the figures of a menu', () => {
  it('count each meal with the portions in the menu', () => {
    expect(mealNutrition(meal('a', '2026-11-20T12:30:00+02:00', 1.5))?.kcal).toBeCloseTo(225, 6);
  });

  it('add up the day, and say how many meals are closed to her', () => {
    const total = dayTotal([
      meal('a', '2026-11-20T08:00:00+02:00', 1),
      meal('b', '2026-11-20T12:30:00+02:00', 2),
      meal('c', '2026-11-20T18:00:00+02:00', 1, true),
    ]);
    expect(total.nutrition.kcal).toBeCloseTo(450, 6);
    expect(total.nutrition.protein).toBeCloseTo(45, 6);
    expect(total.unknownCount).toBe(1);
  });

  it('add up to what the meals show, each in whole kcal', () => {
    const third = (id: string) => meal(id, '2026-11-20T08:00:00+02:00', 0.336);
    expect(dayTotal([third('a'), third('b'), third('c')]).nutrition.kcal).toBe(150);
  });

  it('divide a week into days by the moment’s text, earliest meal first', () => {
    const week = [
      meal('late', '2026-11-20T23:30:00+02:00', 1),
      meal('early', '2026-11-20T00:30:00+02:00', 1),
      meal('next', '2026-11-21T00:10:00+02:00', 1),
    ];
    expect(mealsOfDay(week, '2026-11-20').map(({ id }) => id)).toEqual(['early', 'late']);
  });
});

describe('the headings of a menu', () => {
  /** Engines use different spaces in a range. */
  const plain = (text: string) => text.replace(/[\u2009\u00A0\u202F]/g, ' ');

  const TODAY = '2026-11-20';

  it('name yesterday, today and tomorrow, and no other day', () => {
    expect(dayHeading(TODAY, TODAY)).toEqual({ near: 'täna', date: 'reede, 20.\u00A0november' });
    expect(dayHeading('2026-11-21', TODAY).near).toBe('homme');
    expect(dayHeading('2026-11-19', TODAY).near).toBe('eile');
    expect(dayHeading('2026-11-22', TODAY).near).toBeUndefined();
  });

  it('name this week and write any week from Monday to Sunday', () => {
    expect(weekHeading('2026-11-22', TODAY)).toEqual({ near: 'See nädal', date: '16.–22.\u00A0november' });
    const later = weekHeading('2026-11-30', TODAY);
    expect(plain(later.date)).toBe('30. november – 6. detsember');
    expect(later.near).toBeUndefined();
  });
});
