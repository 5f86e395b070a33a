/** One range of bytes, as a `Range` header asks for it. */
export interface ByteRange {
  start: number;
  /** The byte after the last. */
  end: number;
}

/**
 * Reads a `Range` header against a size. Null if the whole is asked for: no header, one that makes no sense, or several ranges at
 * once, which S3 and the worker do not serve.
 */
export function byteRangeOf(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size }
      : { start: Number(first), end: last === '' ? size : Math.min(Number(last) + 1, size) };
  return range.start < range.end ? range : 'unsatisfiable';
}
