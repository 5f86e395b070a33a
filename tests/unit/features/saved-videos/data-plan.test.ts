import { expect, it } from 'vitest';
import { mayCost } from '../../../../src/features/saved-videos/data-plan.ts';

it('saving a video asks first over the mobile network and where she saves data, and not on Wi-Fi or where nobody knows', () => {
  expect(mayCost({ type: 'cellular', saveData: false })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: true })).toBe(true);
  expect(mayCost({ saveData: true })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: false })).toBe(false);
  expect(mayCost({})).toBe(false);
});
