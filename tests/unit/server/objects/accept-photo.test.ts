import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptPhoto, checkPhoto } from '../../../../server/objects/accept-photo.ts';
import { JPEG, jpegWithSegment, PNG, WEBP } from '../../../support/images.ts';

const text = (characters: string) => new Uint8Array(Buffer.from(characters, 'latin1'));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Returns a PNG with one more chunk before its end. */
function pngWithChunk(type: string, payload: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, payload.byteLength);
  return joined(PNG.subarray(0, -12), length, text(type), payload, new Uint8Array(4), PNG.subarray(-12));
}

function webpWithChunk(type: string, payload: Uint8Array): Uint8Array {
  const whole = joined(WEBP, text(type), Uint8Array.of(payload.byteLength, 0, 0, 0), payload);
  new DataView(whole.buffer).setUint32(4, whole.byteLength - 8, true);
  return whole;
}

/** Returns the PNG with this size in its header. */
function pngOfSize(width: number, height: number): Uint8Array {
  const png = PNG.slice();
  new DataView(png.buffer).setUint32(16, width);
  new DataView(png.buffer).setUint32(20, height);
  return png;
}

describe('a picture', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['IMAGE/JPEG', JPEG],
    ['image/jpeg', jpegWithSegment(0xe1, text('Exif\0\0 and more'))],
    ['image/png', pngWithChunk('tEXt', text('Comment\0a summer day'))],
    ['image/webp', webpWithChunk('EXIF', text('Exif\0\0'))],
  ])('whose bytes match its type is accepted: %s', (type, bytes) => {
    expect(checkPhoto(bytes, type)).toEqual({ bytes, contentType: type.toLowerCase() });
  });

  test.each([
    ['another type than it says', PNG, 'image/jpeg'],
    ['a JPEG but for its first bytes', joined(text('BM'), JPEG.subarray(2)), 'image/jpeg'],
    ['a type that is not a photo', text('GIF89a and so on'), 'image/gif'],
    ['cut short', JPEG.subarray(0, -2), 'image/jpeg'],
    ['cut short, PNG', PNG.subarray(0, -4), 'image/png'],
    ['cut short, WebP', WEBP.subarray(0, -2), 'image/webp'],
    ['a head alone', JPEG.subarray(0, 4), 'image/jpeg'],
    ['a head alone, PNG', PNG.subarray(0, 20), 'image/png'],
    ['a head alone, WebP', WEBP.subarray(0, 20), 'image/webp'],
    ['followed by an archive', joined(JPEG, text('PK\u0003\u0004')), 'image/jpeg'],
    ['followed by a page, PNG', joined(PNG, text('<html>')), 'image/png'],
    ['followed by a script, WebP', joined(WEBP, text('<script>')), 'image/webp'],
    [
      'carrying a script in a comment',
      jpegWithSegment(0xfe, text('<SCRIPT>alert(1)</SCRIPT>')),
      'image/jpeg',
    ],
    ['carrying a document', jpegWithSegment(0xe5, text('%PDF-1.7')), 'image/jpeg'],
    ['carrying a page in its text', pngWithChunk('tEXt', text('a\0<!DOCTYPE html>')), 'image/png'],
    ['carrying a drawing', webpWithChunk('XMP ', text('<svg onload="x"/>')), 'image/webp'],
    ['HTML after a JPEG’s first bytes', text('\u00ff\u00d8\u00ff<html><script>1</script>'), 'image/jpeg'],
  ])('that is %s is refused', (_what, bytes, type) => {
    expect(checkPhoto(bytes, type)).toMatchObject({ code: 'UnexpectedContent' });
  });

  test('of forty megapixels is accepted, and a larger one refused', () => {
    expect(checkPhoto(pngOfSize(8000, 5000), 'image/png')).toMatchObject({ contentType: 'image/png' });
    expect(checkPhoto(pngOfSize(8000, 5001), 'image/png')).toMatchObject({ code: 'EntityTooLarge' });
  });
});

describe('an accepted picture', () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#c86',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });

  test('has no place, time or camera in it, and is upright', async () => {
    const taken = await noise(60, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Kaamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 13/1' },
      })
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    expect(taken.includes('Kaamera')).toBe(true);
    const accepted = await acceptPhoto(taken, 'image/jpeg', 'measurements/1');
    if (!('bytes' in accepted)) throw new Error(accepted.code);
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(accepted.bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([40, 60]);
    expect(Buffer.from(accepted.bytes).includes('Kaamera')).toBe(false);
  });

  test.each([
    ['image/jpeg', 'measurements/1', 'image/jpeg', JPEG],
    ['image/png', 'measurements/1', 'image/jpeg', PNG],
    ['image/webp', 'measurements/1', 'image/webp', WEBP],
    ['image/webp', 'avatars/1.jpg', 'image/jpeg', WEBP],
  ])('sent as %s to %s is kept as %s', async (type, key, keptType, bytes) => {
    const accepted = await acceptPhoto(bytes, type, key);
    expect(accepted).toMatchObject({ contentType: keptType });
    if (!('bytes' in accepted)) throw new Error(accepted.code);
    expect(`image/${(await sharp(accepted.bytes).metadata()).format}`).toBe(keptType);
  });

  test('has at most 2048 pixels a side, and is never enlarged', async () => {
    const accepted = await acceptPhoto(await noise(3000, 1500).jpeg().toBuffer(), 'image/jpeg', '1');
    if (!('bytes' in accepted)) throw new Error(accepted.code);
    expect(await sharp(accepted.bytes).metadata()).toMatchObject({ width: 2048, height: 1024 });
    const small = await acceptPhoto(JPEG, 'image/jpeg', '1');
    if (!('bytes' in small)) throw new Error(small.code);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 8, height: 6 });
  });

  test.each([
    ['that says it is larger than its bytes', pngOfSize(4000, 4000)],
    ['of 40,000 by 40,000 points', pngOfSize(40_000, 40_000)],
  ])('%s is refused without being drawn', async (_what, bytes) => {
    expect(await acceptPhoto(bytes, 'image/png', '1')).toMatchObject({
      code: expect.stringMatching(/^(UnexpectedContent|EntityTooLarge)$/),
    });
  });
});
