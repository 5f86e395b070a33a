/** The limits to which a photo is scaled down and compressed before it leaves the device. */
import type { ImageSize } from '../../../contract/image-size.ts';

/** The compressed size to aim at: a second's upload on a weak connection, yet sharp enough to compare. */
const PHOTO_TARGET_BYTES = 600_000;

const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45] as const;

/** Scales the size so that its longest side is at most `maxSidePx`; never enlarges. */
export function fitWithin({ width, height }: ImageSize, maxSidePx: number): ImageSize {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Encodes at decreasing quality until the result fits the target; returns the last one if none does, and null if the
 * encoder fails.
 */
export async function encodeWithinTarget(
  encode: (quality: number) => Promise<Blob | null>,
  targetBytes = PHOTO_TARGET_BYTES,
): Promise<Blob | null> {
  let encoded: Blob | null = null;
  for (const quality of QUALITIES) {
    encoded = await encode(quality);
    if (encoded === null || encoded.size <= targetBytes) return encoded;
  }
  return encoded;
}
