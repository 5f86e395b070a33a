/**
 * Checks that a file is one picture and nothing else. A file that is a picture at its head and something
 * else further on (a page, a script, an archive) passes every check of first bytes; so the container is
 * walked to its last byte, and what it carries beside the picture is searched for markup.
 */
import { JPEG_END, jpegSegments } from '../../contract/image-size.ts';
import type { PhotoContentType } from '../../contract/limits.ts';

const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)|%pdf-/i;

/** A part of the file, and whether it is the picture itself. */
interface Part {
  start: number;
  end: number;
  isPicture: boolean;
}

/** Returns null if the file is cut off, or continues after its end. */
function jpegParts(bytes: Uint8Array): Part[] | null {
  const segments = [...jpegSegments(bytes)];
  const last = segments.at(-1);
  if (last?.marker !== JPEG_END || last.end !== bytes.length) return null;
  const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return segments.map(({ marker, start, end }) => ({ start, end, isPicture: !isMetadata(marker) }));
}

const PNG_PICTURE = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'fdAT']);

function pngParts(bytes: Buffer): Part[] | null {
  const parts: Part[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + bytes.readUInt32BE(at);
    parts.push({ start: at + 4, end, isPicture: PNG_PICTURE.has(type) });
    at = end + 4;
    if (type === 'IEND') return at === bytes.length ? parts : null;
  }
  return null;
}

const WEBP_PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

function webpParts(bytes: Buffer): Part[] | null {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const parts: Part[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const sizeBytes = bytes.readUInt32LE(at + 4);
    parts.push({ start: at, end: at + 8 + sizeBytes, isPicture: WEBP_PICTURE.has(type) });
    at += 8 + sizeBytes + (sizeBytes % 2);
  }
  return at === bytes.length ? parts : null;
}

function partsOf(bytes: Buffer, type: PhotoContentType): Part[] | null {
  if (type === 'image/jpeg') return jpegParts(bytes);
  return type === 'image/png' ? pngParts(bytes) : webpParts(bytes);
}

/** Returns whether `bytes`, which begin like a `type`, are one and nothing else. */
export function isPictureAlone(bytes: Uint8Array, type: PhotoContentType): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = partsOf(buffer, type);
  if (parts === null) return false;
  return parts.every(
    ({ start, end, isPicture }) => isPicture || !MARKUP.test(buffer.toString('latin1', start, end)),
  );
}
