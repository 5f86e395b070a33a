/**
 * Re-encodes a picture from its pixels: what a camera or an attacker wrote beside them (place, time, device, a whole other file)
 * stays behind. No decoder but this one ever sees the bytes that were sent.
 */
import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '../../contract/image-size.ts';
import { PHOTO_MAX_SIDE_PX } from '../../contract/limits.ts';

/** The types in which pictures are stored. */
export type KeptContentType = 'image/jpeg' | 'image/webp';

const JPEG_QUALITY = 85;
const WEBP_QUALITY = 82;
const TIMEOUT_SECONDS = 20;

// Pictures come one at a time from many members: what one leaves behind is of no use to the next.
sharp.cache(false);

/** Upright, at most 2048 points a side, sRGB, without metadata; null for what cannot be decoded whole or in time. */
export async function reEncode(bytes: Uint8Array, contentType: KeptContentType): Promise<Uint8Array | null> {
  const picture = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize({ width: PHOTO_MAX_SIDE_PX, height: PHOTO_MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const encoded =
    contentType === 'image/webp'
      ? picture.webp({ quality: WEBP_QUALITY })
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, progressive: true });
  return encoded.toBuffer().catch(() => null);
}
