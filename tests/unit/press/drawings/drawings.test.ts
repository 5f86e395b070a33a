import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../../../press/drawings/drawings.ts';
import { disc, placed, slice } from '../../../../press/drawings/shapes.ts';
import { DRAWING_COLOURS } from '../../../../contract/enumerations.ts';

/** Mean width in the interface's font at the drawing's size; a wide letter is wider, a narrow one narrower. */
const LETTER_WIDTH = 8.2;

const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each([...DRAWINGS])('the drawing „%s“', (_, { description, width, height, shapes, labels }) => {
  test('says in whole sentences what it shows', () => {
    expect(description).toMatch(/^\p{Lu}.{60,}\.$/u);
  });

  test('has every word inside, none over another', () => {
    const boxes = labels.map(({ text, x, y }) => ({ text, x, y, half: (text.length * LETTER_WIDTH) / 2 }));
    for (const { x, y, half } of boxes) {
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(height - 8);
    }
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) => Math.abs(one.y - other.y) < 15 && Math.abs(one.x - other.x) < one.half + other.half,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(overlapping).toEqual([]);
  });

  test('stays within its frame, in known colours, and is a few kilobytes', () => {
    for (const { path, colour } of shapes) {
      expect(DRAWING_COLOURS).toContain(colour);
      expect(path).not.toMatch(/NaN|undefined|e-/);
      for (const [x, y] of pointsOf(path)) {
        expect(x).toBeGreaterThanOrEqual(-5);
        expect(x).toBeLessThanOrEqual(width + 5);
        expect(y).toBeGreaterThanOrEqual(-5);
        expect(y).toBeLessThanOrEqual(height + 5);
      }
    }
    expect(JSON.stringify({ shapes, labels }).length).toBeLessThan(9_000);
  });
});

test('a placed shape is moved, scaled and turned', () => {
  const [moved] = placed([{ path: 'M10 0L0 10', colour: 'LEAF', line: 2 }], 100, 50, 2, 90);
  expect(pointsOf(moved?.path ?? '').map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [100, 70],
    [80, 50],
  ]);
  expect(moved?.line).toBe(4);
});

test('a slice lies on the circle that it is cut from', () => {
  const ends = pointsOf(slice(0, 0, 10, [0, 90], 'LEAF').path);
  expect(ends[1]?.map(Math.round)).toEqual([0, -10]);
  expect(ends.at(-1)?.map(Math.round)).toEqual([10, 0]);
  expect(pointsOf(disc(0, 0, 10, 'LEAF').path)[0]).toEqual([-10, 0]);
});
