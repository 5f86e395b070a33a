import { expect, it } from 'vitest';
import { isFree, mayCost } from '../../../../../src/features/training/saved-videos/data-plan.ts';

it('saving a video asks first on a mobile network and with data saving on, but not on Wi-Fi or if the browser does not say', () => {
  expect(mayCost({ type: 'cellular', saveData: false })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: true })).toBe(true);
  expect(mayCost({ saveData: true })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: false })).toBe(false);
  expect(mayCost({})).toBe(false);
});

it('a week of videos is saved without a question on Wi-Fi and by cable alone', () => {
  expect(isFree({ type: 'wifi', saveData: false })).toBe(true);
  expect(isFree({ type: 'ethernet' })).toBe(true);
  expect(isFree({ type: 'wifi', saveData: true })).toBe(false);
  expect(isFree({ type: 'cellular' })).toBe(false);
  expect(isFree({})).toBe(false);
});
