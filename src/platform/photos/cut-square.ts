import type { PreparedPhoto } from './prepare-photo.ts';
import { type SquareChoice, squareOf } from './square-cut.ts';

const SIDE_PX = 512;
const QUALITY = 0.85;

/** The chosen square as a JPEG, at most 512 pixels wide; null if this browser cannot encode it. */
export async function cutSquare(photo: PreparedPhoto, choice: SquareChoice): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([photo.bytes], { type: photo.type }));
    const { left, top, side } = squareOf(bitmap, choice);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.max(1, Math.min(SIDE_PX, Math.round(side)));
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}
