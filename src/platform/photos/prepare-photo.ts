/**
 * Turns the chosen file into the photo that leaves the device: rotated upright, scaled down and re-encoded, so that
 * only the picture goes along, without place, time or device.
 */
import { imageSizeOf, PHOTO_MAX_PIXELS } from '../../../contract/image-size.ts';
import type { ImageSize } from '../../../contract/image-size.ts';
import { imageTypeOf } from '../../../contract/image-signature.ts';
import {
  PHOTO_CONTENT_TYPES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_SIDE_PX,
  PHOTO_SOURCE_MAX_BYTES,
} from '../../../contract/limits.ts';
import { encodeWithinTarget, fitWithin } from './fit-photo.ts';

export interface PreparedPhoto {
  type: 'image/jpeg';
  bytes: ArrayBuffer;
  width: number;
  height: number;
}

/**
 * NOT_AN_IMAGE goes by the file's first bytes, whatever its name says. UNREADABLE: a format this browser cannot
 * decode (HEIC in most), or a damaged file.
 */
export type PhotoRefusal = 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'UNREADABLE';

export type PhotoPreparation = { photo: PreparedPhoto } | { refusal: PhotoRefusal };

/** Enough to find the dimensions after a camera's preview and colour profile. */
const HEAD_BYTES = 1024 * 1024;

function hasTooManyPixels({ width, height }: ImageSize): boolean {
  return width * height > PHOTO_MAX_PIXELS;
}

/** Checks everything that can be known before decoding, which costs memory. Null if the file looks fine. */
async function refusalByHead(file: Blob): Promise<PhotoRefusal | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = imageTypeOf(head);
  if (type === null) return 'NOT_AN_IMAGE';
  if (file.size > PHOTO_SOURCE_MAX_BYTES) return 'TOO_LARGE';
  const sizedType = PHOTO_CONTENT_TYPES.find((known) => known === type);
  const size = sizedType === undefined ? null : imageSizeOf(head, sizedType);
  return size !== null && hasTooManyPixels(size) ? 'TOO_LARGE' : null;
}

/** Draws the picture on a canvas of its final size, on white because JPEG has no transparency. */
function draw(bitmap: ImageBitmap, { width, height }: ImageSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(bitmap: ImageBitmap): Promise<PhotoPreparation> {
  const size = fitWithin(bitmap, PHOTO_MAX_SIDE_PX);
  const canvas = draw(bitmap, size);
  const encoded = await encodeWithinTarget(
    (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  );
  // Phones keep a canvas's memory until garbage collection, and have little of it.
  canvas.width = 0;
  if (encoded === null) return { refusal: 'UNREADABLE' };
  if (encoded.size > PHOTO_MAX_BYTES) return { refusal: 'TOO_LARGE' };
  return { photo: { type: 'image/jpeg', bytes: await encoded.arrayBuffer(), ...size } };
}

/** Returns the photo, or why there is none; a bad file never makes it throw. */
export async function preparePhoto(file: Blob): Promise<PhotoPreparation> {
  try {
    const refusal = await refusalByHead(file);
    if (refusal !== null) return { refusal };
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return hasTooManyPixels(bitmap) ? { refusal: 'TOO_LARGE' } : await encode(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    return { refusal: 'UNREADABLE' };
  }
}
