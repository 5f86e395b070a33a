import { expect, test } from 'vitest';
import { encodeWithinTarget, fitWithin } from '../../../../src/platform/photos/fit-photo.ts';

test.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [2048, 10, 2048, 10],
  [800, 600, 800, 600],
  [20_000, 1, 2048, 1],
])('%i by %i fits as %i by %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fitWithin({ width, height }, 2048)).toEqual({ width: fittedWidth, height: fittedHeight });
});

/** An encoder whose result is a hundred bytes per hundredth of quality. */
function encoder(): { tried: number[]; encode: (quality: number) => Promise<Blob> } {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve(new Blob([new Uint8Array(Math.round(quality * 10_000))]));
  };
  return { tried, encode };
}

test('the first quality whose result fits the target is taken', async () => {
  const { tried, encode } = encoder();
  expect((await encodeWithinTarget(encode, 7_000))?.size).toBe(6_500);
  expect(tried).toEqual([0.85, 0.75, 0.65]);
});

test('a picture that fits at no quality is returned at the lowest', async () => {
  const { tried, encode } = encoder();
  expect((await encodeWithinTarget(encode, 10))?.size).toBe(4_500);
  expect(tried).toHaveLength(5);
});

test('an encoder that fails is not asked again', async () => {
  let times = 0;
  const encode = () => {
    times += 1;
    return Promise.resolve(null);
  };
  expect(await encodeWithinTarget(encode)).toBeNull();
  expect(times).toBe(1);
});
