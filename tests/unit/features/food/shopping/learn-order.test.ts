import { expect, it } from 'vitest';
import { aislesInOrder, USUAL_ORDER } from '../../../../../src/features/food/shopping/aisles.ts';
import { learnedOrder, type TickedAt } from '../../../../../src/features/food/shopping/learn-order.ts';

const MINUTE = 60_000;
const at = (minute: number, aisle: TickedAt['aisle']): TickedAt => ({
  aisle,
  at: Date.parse('2026-11-20T17:00:00Z') + minute * MINUTE,
});

it('puts the aisles where she was in the order in which she was there, and leaves the others', () => {
  const order = learnedOrder(undefined, [
    at(0, 'dairy'),
    at(1, 'dairy'),
    at(5, 'bread'),
    at(9, 'fruit-vegetables'),
  ]);
  expect(order).toEqual([
    'dairy',
    'bread',
    'meat',
    'fish',
    'fruit-vegetables',
    'plant',
    'dry',
    'nuts',
    'seasoning',
    'other',
  ]);
  expect(learnedOrder(order, [at(0, 'meat'), at(1, 'dairy')]).slice(0, 3)).toEqual([
    'meat',
    'bread',
    'dairy',
  ]);
});

it('moves nothing for one thing that she went back for, nor for what she ticked on another day', () => {
  const walk = [at(0, 'bread'), at(1, 'bread'), at(2, 'bread'), at(5, 'meat'), at(6, 'meat')];
  const usual = learnedOrder(undefined, walk);
  expect(learnedOrder(undefined, [...walk, at(9, 'bread')])).toEqual(usual);
  expect(learnedOrder(undefined, [at(-24 * 60, 'meat'), at(-24 * 60, 'meat'), ...walk])).toEqual(usual);
});

it('holds each aisle once, whatever a phone with another release has stored', () => {
  const order = aislesInOrder(['dry', 'pets', 'bread']);
  expect(order.toSorted()).toEqual(USUAL_ORDER.toSorted());
  expect(order.indexOf('dry')).toBeLessThan(order.indexOf('bread'));
});
