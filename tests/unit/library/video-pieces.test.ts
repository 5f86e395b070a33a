import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, piecesWithin } from '../../../src/library/video-pieces.ts';

const MEGABYTE = 1_000_000;
const sizes = fc.integer({ min: 1, max: 2_000 * MEGABYTE });

describe('the pieces of a video', () => {
  it('cover it end to end from its first byte to its last, whatever its size', () => {
    fc.assert(
      fc.property(sizes, (bytes) => {
        const pieces = piecesOf(bytes);
        expect(pieces.map(({ start }) => start)).toEqual([0, ...pieces.slice(0, -1).map(({ end }) => end)]);
        expect(pieces.at(-1)?.end).toBe(bytes);
        expect(pieces.every(({ start, end }, index) => start < end && pieces[index]?.index === index)).toBe(
          true,
        );
      }),
    );
  });

  it('are few enough to find and small enough to hold: 300 MB are 64 of less than 5 MB', () => {
    const pieces = piecesOf(300 * MEGABYTE);
    expect(pieces.length).toBe(64);
    expect(pieces[0]?.end).toBeLessThan(5 * MEGABYTE);
  });

  it('chosen for a range hold all of it, and none of them is unneeded', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (bytes, one, other) => {
        const start = one % bytes;
        const end = start + 1 + (other % (bytes - start));
        const within = piecesWithin({ start, end }, bytes);
        expect(within[0]?.start).toBeLessThanOrEqual(start);
        expect(within[0]?.end).toBeGreaterThan(start);
        expect(within.at(-1)?.start).toBeLessThan(end);
        expect(within.at(-1)?.end).toBeGreaterThanOrEqual(end);
      }),
    );
  });
});
