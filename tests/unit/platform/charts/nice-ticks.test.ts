import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from '../../../../src/platform/charts/nice-ticks.ts';

describe('an axis', () => {
  it('contains every value between its first and last tick, evenly spaced', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 0, max: 3000 }),
        (lowTenths, spanTenths) => {
          const [min, max] = [lowTenths / 10, (lowTenths + spanTenths) / 10];
          const ticks = niceTicks(min, max);
          expect(ticks[0]).toBeLessThanOrEqual(min);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(7);
          const steps = ticks.slice(1).map((tick, index) => Math.round((tick - (ticks[index] ?? 0)) * 10));
          expect(new Set(steps).size).toBe(1);
        },
      ),
    );
  });

  it('starts near the values, not at zero', () => {
    expect(niceTicks(64.2, 68.9)).toEqual([64, 66, 68, 70]);
  });
});
