import { expect, test } from 'vitest';
import { imageSizeOf } from '../../../contract/image-size.ts';
import { imageTypeOf } from '../../../contract/image-signature.ts';
import { JPEG, jpegOfAtLeast, PNG, WEBP } from '../../support/images.ts';

const text = (characters: string) => new Uint8Array(Buffer.from(characters, 'latin1'));

test.each([
  ['image/jpeg', JPEG],
  ['image/png', PNG],
  ['image/webp', WEBP],
  ['image/gif', text('GIF89a')],
  ['image/heic', text('\0\0\0\x18ftypheic\0\0\0\0')],
  ['image/heic', text('\0\0\0\x18ftypmif1\0\0\0\0')],
  ['image/avif', text('\0\0\0\x18ftypavif\0\0\0\0')],
  ['image/tiff', text('II*\0')],
  ['image/bmp', text('BM\0\0\0\0\0\0\0\0\0\0\0\0\0\0')],
  [null, text('\0\0\0\x18ftypisom\0\0\0\0')],
  [null, text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, text('<!doctype html>')],
  [null, text('%PDF-1.7')],
  [null, text('RIFF\0\0\0\0WAVE')],
  [null, new Uint8Array()],
])('recognises %s by its first bytes', (type, bytes) => {
  expect(imageTypeOf(bytes)).toBe(type);
});

test.each([
  ['image/jpeg' as const, JPEG],
  ['image/jpeg' as const, jpegOfAtLeast(70_000)],
  ['image/png' as const, PNG],
  ['image/webp' as const, WEBP],
])('reads the size from the head of %s', (type, bytes) => {
  expect(imageSizeOf(bytes, type)).toEqual({ width: 8, height: 6 });
});

test('reads no size from a head that ends before it', () => {
  expect(imageSizeOf(JPEG.subarray(0, 20), 'image/jpeg')).toBeNull();
  expect(imageSizeOf(PNG.subarray(0, 20), 'image/png')).toBeNull();
  expect(imageSizeOf(WEBP.subarray(0, 20), 'image/webp')).toBeNull();
});
