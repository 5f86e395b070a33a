import { describe, expect, it } from 'vitest';
import { nutritionPerServing } from '../../../press/recipe-nutrition.ts';
import { sampleFoods } from './sample-foods.ts';

describe('nutritionPerServing', () => {
  it('sums what the foods contain per 100 g or 100 ml and divides by the portions', () => {
    const nutrition = nutritionPerServing(
      {
        servings: 2,
        ingredients: [
          { amount: 100, unit: 'G', foodId: 'kaerahelbed' },
          { amount: 400, unit: 'ML', foodId: 'kaerajook' },
        ],
      },
      sampleFoods.byId,
    );
    expect(nutrition.kcal).toBeCloseTo(273, 6);
    expect(nutrition.protein).toBeCloseTo(8.6, 6);
    expect(nutrition.fat).toBeCloseTo(6.25, 6);
    expect(nutrition.carbs).toBeCloseTo(42.2, 6);
    expect(nutrition.fibre).toBeCloseTo(6.65, 6);
  });

  it('counts nothing for what is added to taste', () => {
    const ingredients = [{ amount: null, unit: 'TASTE', foodId: 'mesi' } as const];
    expect(nutritionPerServing({ servings: 1, ingredients }, sampleFoods.byId).kcal).toBe(0);
  });

  it('throws for a food it was not given', () => {
    const ingredients = [{ amount: 1, unit: 'G', foodId: 'kivi' } as const];
    expect(() => nutritionPerServing({ servings: 1, ingredients }, sampleFoods.byId)).toThrow('kivi');
  });
});
