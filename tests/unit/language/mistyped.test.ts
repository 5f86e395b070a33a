import { expect, it } from 'vitest';
import { isOneLetterOff } from '../../../src/language/mistyped.ts';

it.each([
  ['kana', 'kaan', true],
  ['kana', 'kna', true],
  ['kana', 'kanna', true],
  ['kana', 'kama', true],
  ['kana', 'kana', true],
  ['kana', 'kaama', false],
  ['kana', 'muna', false],
  ['aabb', 'ab', false],
])('„%s“ and „%s“ are one letter apart: %s', (one, other, isNear) => {
  expect(isOneLetterOff(one, other)).toBe(isNear);
  expect(isOneLetterOff(other, one)).toBe(isNear);
});
