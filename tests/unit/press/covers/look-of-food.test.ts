import { expect, it } from 'vitest';
import { hasOwnLook, lookOfFood } from '../../../../press/covers/foods/look-of-food.ts';

it.each(['constructor', 'toString', '__proto__'])('draws a food called „%s“ as one of its group', (name) => {
  expect(hasOwnLook(name)).toBe(false);
  expect(lookOfFood(name, 'liha')).toEqual(lookOfFood('Sea sisefilee', 'liha'));
  expect(lookOfFood(name, name)).toMatchObject({ role: 'seasoning' });
});
