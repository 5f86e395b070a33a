import { expect, it } from 'vitest';
import { mayCost } from '../../../../src/features/saved-videos/data-plan.ts';

it('saving a video asks first on a mobile network and with data saving on, but not on Wi-Fi or if the browser does not say', () => {
  expect(mayCost({ type: 'cellular', saveData: false })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: true })).toBe(true);
  expect(mayCost({ saveData: true })).toBe(true);
  expect(mayCost({ type: 'wifi', saveData: false })).toBe(false);
  expect(mayCost({})).toBe(false);
});
