import { describe, expect, it } from 'vitest';
import { nutritionOf, nutritionPer100g, nutritionPerServing } from '../../../contract/recipe-nutrition.ts';

const EGG = { kcal: 139, protein: 12.6, fat: 9.5, carbs: 0.7 };
const MILK = { kcal: 57, protein: 3.4, fat: 2.6, carbs: 4.9 };
const SALT = { kcal: 900, protein: 90, fat: 90, carbs: 90 };

const OMELETTE = [
  { amount: 180, unit: 'G' as const, ingredient: EGG },
  { amount: 50, unit: 'ML' as const, ingredient: MILK },
  { amount: null, unit: 'TASTE' as const, ingredient: SALT },
];

describe('a recipe of 180 g egg, 50 ml milk and salt to taste', () => {
  // By hand: 1,8 × 139 + 0,5 × 57 = 250,2 + 28,5; protein 22,68 + 1,7; fat 17,1 + 1,3; carbs 1,26 + 2,45.
  it('sums its ingredients, millilitres per 100 ml, and counts salt to taste as nothing', () => {
    const whole = nutritionOf(OMELETTE);
    expect(whole.kcal).toBeCloseTo(278.7, 6);
    expect(whole.protein).toBeCloseTo(24.38, 6);
    expect(whole.fat).toBeCloseTo(18.4, 6);
    expect(whole.carbs).toBeCloseTo(3.71, 6);
  });

  it('is divided by the number of portions', () => {
    expect(nutritionPerServing(OMELETTE, 2)?.kcal).toBeCloseTo(139.35, 6);
  });

  it('has values per 100 g of the raw 230 g', () => {
    expect(nutritionPer100g(OMELETTE)?.kcal).toBeCloseTo(121.1739, 4);
    expect(nutritionPer100g(OMELETTE)?.protein).toBeCloseTo(10.6, 6);
  });
});

describe('nutrition without the figures it needs', () => {
  it('is unknown for a recipe whose ingredients are locked', () => {
    expect(nutritionPerServing(null, 2)).toBeUndefined();
    expect(nutritionPer100g(null)).toBeUndefined();
  });

  it('is unknown per 100 g if no ingredient has an amount', () => {
    expect(nutritionPer100g([{ amount: null, unit: 'TASTE', ingredient: SALT }])).toBeUndefined();
  });

  it('is unknown per portion if there are no portions', () => {
    expect(nutritionPerServing(OMELETTE, 0)).toBeUndefined();
  });
});
