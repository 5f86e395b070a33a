import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clipOf } from '../../../press/clips/clip.ts';
import { MOVEMENTS } from '../../../press/clips/movements.ts';
import { lay, planarPicture, planesOf } from '../../../scripts/film/planar-picture.ts';
import { stillClip } from '../../../scripts/film/still-clip.ts';

describe('a moment of a drawing', () => {
  it.each([...MOVEMENTS.keys()])('of %s stands, at its places at the beginning', (name) => {
    const movement = MOVEMENTS.get(name);
    const clip = movement ? clipOf(movement) : '';
    const [beginning, middle] = [stillClip(clip, 0), stillClip(clip, 0.37)];
    expect(`${beginning}${middle}`).not.toMatch(/animate|NaN|undefined/);
    const places = (text: string) => [...text.matchAll(/translate\(([^)]*)\) rotate\(([^)]*)\)/g)];
    const numbers = (text: string) =>
      places(text).flatMap(([, place = '', turn = '']) => `${place} ${turn}`.split(' ').map(Number));
    expect(numbers(beginning)).toEqual(numbers(clip));
  });

  it('is between the two poses that are next to it', () => {
    const clip =
      '<g transform="translate(0 0) rotate(0)"><animateTransform attributeName="transform" type="translate" values="0 0;10 -4;0 0"/><animateTransform attributeName="transform" type="rotate" values="0;90;0"/></g><path d="M0 0L8 2"><animate attributeName="d" values="M0 0L8 2;M4 0L8 4;M0 0L8 2"/></path>';
    expect(stillClip(clip, 0.25)).toBe(
      '<g transform="translate(5.00 -2.00) rotate(45.00)"></g><path d="M2.00 0.00L8.00 3.00"></path>',
    );
  });
});

describe('a picture for the encoder', () => {
  const plain = (rgb: readonly number[], pixels: number) =>
    Uint8Array.from({ length: pixels * 3 }, (_, at) => rgb[at % 3] ?? 0);

  /** Recommendation ITU-R BT.709, narrow range. */
  it.each([
    ['white', [255, 255, 255], [235, 128, 128]],
    ['black', [0, 0, 0], [16, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ])('has the values of %s', (_, rgb, [bright, blue, red]) => {
    expect([...planesOf(plain(rgb, 4), 2, 2)]).toEqual([bright, bright, bright, bright, blue, red]);
  });

  it('is laid on another at its place, and turned over for the other side', async () => {
    const half = { create: { width: 2, height: 4, channels: 3, background: '#000' } } as const;
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const rowOf = async (isTurnedOver: boolean) => [
      ...(await planarPicture(picture, isTurnedOver)).bytes.subarray(0, 4),
    ];
    expect(await rowOf(false)).toEqual([16, 16, 235, 235]);
    expect(await rowOf(true)).toEqual([235, 235, 16, 16]);
    const ground = { width: 6, height: 4, bytes: planesOf(plain([255, 255, 255], 24), 6, 4) };
    const dot = { width: 2, height: 2, bytes: planesOf(plain([0, 0, 255], 4), 2, 2) };
    lay(ground, dot, 4, 2);
    const at = (x: number, y: number) => ground.bytes[y * 6 + x];
    expect([at(4, 2), at(5, 3), at(3, 2), at(4, 1)]).toEqual([32, 32, 235, 235]);
    expect([...ground.bytes.subarray(24, 30)]).toEqual([128, 128, 128, 128, 128, 240]);
    expect([...ground.bytes.subarray(30)]).toEqual([128, 128, 128, 128, 128, 118]);
  });
});
