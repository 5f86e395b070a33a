/**
 * From the file that a member chose to the photo that leaves her device: turned upright, scaled down and
 * encoded anew, so that nothing of the file but its picture goes along: no place, no time, no device.
 */
import { imageSizeOf, PHOTO_MAX_PIXELS } from '../../contract/image-size.ts';
import type { ImageSize } from '../../contract/image-size.ts';
import { imageTypeOf } from '../../contract/image-signature.ts';
import {
  PHOTO_CONTENT_TYPES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_SIDE_PX,
  PHOTO_SOURCE_MAX_BYTES,
} from '../../contract/limits.ts';
import { encodeWithinTarget, fitWithin } from './fit-photo.ts';

export interface PreparedPhoto {
  type: 'image/jpeg';
  bytes: ArrayBuffer;
  width: number;
  height: number;
}

/**
 * NOT_AN_IMAGE by the file's first bytes, whatever its name says. UNREADABLE: a picture that this browser
 * cannot decode (HEIC in most), or that is damaged.
 */
export type PhotoRefusal = 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'UNREADABLE';

export type PhotoPreparation = { photo: PreparedPhoto } | { refusal: PhotoRefusal };

/** Enough to reach the size past a camera's own preview and colour profile. */
const HEAD_BYTES = 1024 * 1024;

function hasTooManyPixels({ width, height }: ImageSize): boolean {
  return width * height > PHOTO_MAX_PIXELS;
}

/** What can be told before decoding, which is what costs memory. Null when nothing speaks against it. */
async function refusalByHead(file: Blob): Promise<PhotoRefusal | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = imageTypeOf(head);
  if (type === null) return 'NOT_AN_IMAGE';
  if (file.size > PHOTO_SOURCE_MAX_BYTES) return 'TOO_LARGE';
  const sizedType = PHOTO_CONTENT_TYPES.find((known) => known === type);
  const size = sizedType === undefined ? null : imageSizeOf(head, sizedType);
  return size !== null && hasTooManyPixels(size) ? 'TOO_LARGE' : null;
}

/** The picture on a canvas of its final size; white shows where it is transparent, for JPEG has no such thing. */
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
  // Phones hold a canvas's memory until it is garbage, and have little of it.
  canvas.width = 0;
  if (encoded === null) return { refusal: 'UNREADABLE' };
  if (encoded.size > PHOTO_MAX_BYTES) return { refusal: 'TOO_LARGE' };
  return { photo: { type: 'image/jpeg', bytes: await encoded.arrayBuffer(), ...size } };
}

/** Answers the photo, or why there is none; never throws over what was chosen. */
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
