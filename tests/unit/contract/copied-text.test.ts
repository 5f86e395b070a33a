import { expect, test } from 'vitest';
import { plainAddress, plainCode } from '../../../contract/copied-text.ts';

test.each([
  ['liige@example.com\u200B', 'liige@example.com'],
  ['liige@example.com\u202C ', 'liige@example.com'],
  ['\u2060 liige@example.com', 'liige@example.com'],
  ['lii\u00ADge@exa\u034Fmple.com', 'liige@example.com'],
  ['õie@näide.ee', 'õie@näide.ee'],
  ['lii ge@example.com', 'lii ge@example.com'],
])('the address %j is %j', (typed, meant) => {
  expect(plainAddress(typed)).toBe(meant);
});

test.each([
  ['123 456', '123456'],
  ['\u206612\u200B34\u00A056\u2069', '123456'],
  ['\u200B', ''],
])('the code %j is %j', (typed, meant) => {
  expect(plainCode(typed)).toBe(meant);
});
