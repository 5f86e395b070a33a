import type { MealType } from './enumerations.ts';

export const MEAL_TIMES: Readonly<Record<MealType, string>> = {
  BREAKFAST: '08:00',
  LUNCH: '12:30',
  SNACK: '16:00',
  DINNER: '18:30',
};
