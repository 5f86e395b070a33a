/** How far a photo is scaled down, and how strongly compressed, before it leaves the device. */
import type { ImageSize } from '../../contract/image-size.ts';

/** What a photo is compressed towards: a second's upload on a weak connection, and sharp enough to compare. */
const PHOTO_TARGET_BYTES = 600_000;

const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45] as const;

/** The size with its longest side at most `maxSidePx`, in the same proportions; never enlarged. */
export function fitWithin({ width, height }: ImageSize, maxSidePx: number): ImageSize {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Encodes at falling quality until the result fits the target; the last result when none does. Null when
 * the encoder gives up.
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
