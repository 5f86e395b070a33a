import { expect, test } from 'vitest';
import { between, pick, seededRandom } from '../../../../../press/covers/drawing/seeded-random.ts';

const draw = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test('gives the same numbers for the same seed, now and in every later version', () => {
  expect(draw('kukk', 3).map((value) => value.toFixed(6))).toEqual(['0.822842', '0.492379', '0.208721']);
});

test('gives other numbers for another seed', () => {
  expect(draw('kukk', 3)).not.toEqual(draw('kikk', 3));
});

test('covers the whole range from zero to one', () => {
  const values = draw('hoog', 2000);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share =
      values.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10).length / values.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  }
});

test('picks only existing items and stays within its bounds', () => {
  const random = seededRandom('a');
  for (let round = 0; round < 200; round += 1) {
    expect(['x', 'y']).toContain(pick(['x', 'y'], random));
    const value = between(3, 4, random);
    expect(value).toBeGreaterThanOrEqual(3);
    expect(value).toBeLessThan(4);
  }
});
