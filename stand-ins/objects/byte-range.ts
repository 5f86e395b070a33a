/** One part of an object's bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header against a size. Null when the whole is to be answered: no header, one that is
 * not understood, or several ranges at once, which S3 does not serve either.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const start = Math.max(0, sizeBytes - Number(last));
    return start < sizeBytes ? { start, end: sizeBytes - 1 } : 'unsatisfiable';
  }
  const range = {
    start: Number(first),
    end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1),
  };
  if (last !== '' && Number(last) < range.start) return null;
  return range.start < sizeBytes ? range : 'unsatisfiable';
}
