/** A video is stored in pieces, so that saving resumes after the last whole piece and playing reads only the ones it needs. */
import type { ByteRange } from '../../contract/byte-range.ts';

const SMALLEST_BYTES = 128 * 1024;
const LARGEST_BYTES = 8 * 1024 * 1024;
/** About so many pieces make a video. */
const PIECES = 64;

/**
 * Returns the size of a video's pieces: an interruption costs at most that much again, and no more than that is in memory
 * at once. Kept pieces count on it, so that changing it means another name for them.
 */
function pieceBytesOf(bytes: number): number {
  return Math.min(LARGEST_BYTES, Math.max(SMALLEST_BYTES, Math.ceil(bytes / PIECES)));
}

export interface Piece {
  index: number;
  /** First byte. */
  start: number;
  /** The byte after the last. */
  end: number;
}

export function piecesOf(bytes: number): Piece[] {
  const size = pieceBytesOf(bytes);
  return Array.from({ length: Math.ceil(bytes / size) }, (_, index) => ({
    index,
    start: index * size,
    end: Math.min((index + 1) * size, bytes),
  }));
}

/** Returns the pieces that hold part of the range. */
export function piecesWithin({ start, end }: ByteRange, total: number): Piece[] {
  return piecesOf(total).filter((piece) => piece.start < end && piece.end > start);
}
