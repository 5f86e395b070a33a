import { describe, expect, it } from 'vitest';
import { kcalPerServing } from '../../../press/recipe-nutrition.ts';
import { sampleFoods } from './sample-foods.ts';

describe('kcalPerServing', () => {
  it('sums the energy of the foods per 100 g or 100 ml and divides by the portions', () => {
    const kcal = kcalPerServing(
      {
        servings: 2,
        ingredients: [
          { amount: 100, unit: 'G', foodId: 'kaerahelbed' },
          { amount: 400, unit: 'ML', foodId: 'kaerajook' },
        ],
      },
      sampleFoods.byId,
    );
    expect(kcal).toBeCloseTo(273, 6);
  });

  it('counts nothing for what is added to taste', () => {
    const ingredients = [{ amount: null, unit: 'TASTE', foodId: 'mesi' } as const];
    expect(kcalPerServing({ servings: 1, ingredients }, sampleFoods.byId)).toBe(0);
  });

  it('throws for a food it was not given', () => {
    const ingredients = [{ amount: 1, unit: 'G', foodId: 'kivi' } as const];
    expect(() => kcalPerServing({ servings: 1, ingredients }, sampleFoods.byId)).toThrow('kivi');
  });
});
