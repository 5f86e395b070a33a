import { expect, it } from 'vitest';
import { isNoindex } from '../../../src/app/noindex.ts';

it('keeps search engines out by the pattern of the path, and out of addresses that lead nowhere', () => {
  expect(isNoindex('/recipes/kaerapuder')).toBe(false);
  expect(isNoindex('/settings')).toBe(false);
  expect(isNoindex('/settings/subscription')).toBe(true);
  expect(isNoindex('/login/')).toBe(true);
  expect(isNoindex('/pole-olemas')).toBe(true);
});
