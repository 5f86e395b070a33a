/** A video on the device lies in pieces, so that saving goes on where it broke off and playing reads only what it needs. */

const SMALLEST_BYTES = 128 * 1024;
const LARGEST_BYTES = 8 * 1024 * 1024;
/** About so many pieces make a video. */
const PIECES = 64;

/**
 * How large each piece of a video of `bytes` is: a break costs at most that much again, and no more than that is in memory
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

export interface ByteRange {
  start: number;
  /** The byte after the last. */
  end: number;
}

/**
 * The bytes that a `Range` header asks for of `total`; undefined where they are not there. Without a header, or with
 * one of several ranges, which players never send, all of them.
 */
export function rangeOf(header: string | null, total: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { start: 0, end: total };
  const range =
    first === ''
      ? { start: Math.max(0, total - Number(last)), end: total }
      : { start: Number(first), end: last === '' ? total : Math.min(Number(last) + 1, total) };
  return range.start < range.end ? range : undefined;
}

/** The pieces in which some of the range lies. */
export function piecesWithin({ start, end }: ByteRange, total: number): Piece[] {
  return piecesOf(total).filter((piece) => piece.start < end && piece.end > start);
}
