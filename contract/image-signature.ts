/** Recognises a picture by its first bytes, because its name and its stated type may be false. */

export type ImageType =
  | 'image/avif'
  | 'image/bmp'
  | 'image/gif'
  | 'image/heic'
  | 'image/jpeg'
  | 'image/png'
  | 'image/tiff'
  | 'image/webp';

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The pictures packed in ISO's container, as phones make them: the brand comes after `ftyp`. */
function isoImageTypeOf(bytes: Uint8Array): ImageType | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null;
  const brand = ascii(bytes, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  return HEIC_BRANDS.has(brand) ? 'image/heic' : null;
}

/** Returns null for anything but a bitmap picture: SVG, HTML, PDF, a video. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, PNG)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a]))
    return 'image/tiff';
  if (ascii(bytes, 0, 2) === 'BM' && bytes.length > 14) return 'image/bmp';
  return isoImageTypeOf(bytes);
}
