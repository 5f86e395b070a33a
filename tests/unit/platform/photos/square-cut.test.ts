import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, MIDDLE_SQUARE, squareOf } from '../../../../src/platform/photos/square-cut.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const choice = fc.record({
  zoom: fc.double({ min: 0, max: 9, noNaN: true }),
  across: fc.double({ min: -1, max: 2, noNaN: true }),
  down: fc.double({ min: -1, max: 2, noNaN: true }),
});

describe('the square of a profile picture', () => {
  it('is the largest one, centred, until she chooses', () => {
    expect(squareOf({ width: 900, height: 1400 }, MIDDLE_SQUARE)).toEqual({ left: 0, top: 250, side: 900 });
  });

  it('reaches each edge', () => {
    const corner = { zoom: 2, across: 1, down: 1 };
    expect(squareOf({ width: 900, height: 1400 }, corner)).toEqual({ left: 450, top: 950, side: 450 });
  });

  it('never extends beyond the picture', () => {
    fc.assert(
      fc.property(size, choice, ({ width, height }, chosen) => {
        const { left, top, side } = squareOf({ width, height }, chosen);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
        expect(side).toBeGreaterThan(0);
      }),
    );
  });

  it('moves against the drag, so that the picture follows the finger', () => {
    const tall = { width: 900, height: 1400 };
    const lower = dragged(tall, MIDDLE_SQUARE, 0, -0.1);
    expect(squareOf(tall, lower).top).toBeCloseTo(250 + 90);
    expect(dragged(tall, MIDDLE_SQUARE, 0, 9).down).toBe(0);
  });

  it('stays if there is no room to move', () => {
    expect(dragged({ width: 900, height: 900 }, MIDDLE_SQUARE, 0.3, 0.3)).toEqual(MIDDLE_SQUARE);
  });
});
