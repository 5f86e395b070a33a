/** Reads the size of a JPEG, PNG or WebP picture from its head without decoding it. */
import type { PhotoContentType } from './limits.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/** More pixels than an ordinary phone photo has; decoding takes four bytes for each. */
export const PHOTO_MAX_PIXELS = 40_000_000;

/** One marker of a JPEG file, with the bounds of its data. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

export const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const JPEG_FILL = 0xff;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Returns the position of the next marker after compressed data, to which stuffed bytes and restarts belong. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== JPEG_FILL && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** The markers in their order, for as long as the file keeps to the form; a whole file's last one is `JPEG_END`. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === JPEG_FILL) {
      at += 1;
      continue;
    }
    if (marker === JPEG_END) {
      yield { marker, start: at + 2, end: at + 2 };
      return;
    }
    if (at + 4 > bytes.length) return;
    const end = at + 2 + view.getUint16(at + 2);
    yield { marker, start: at + 4, end };
    at = marker === JPEG_SCAN ? endOfScan(bytes, end) : end;
  }
}

/** The frame headers: C0 to CF without the three that mean something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegSizeOf(bytes: Uint8Array): ImageSize | null {
  for (const { marker, start } of jpegSegments(bytes)) {
    if (!isFrameHeader(marker)) continue;
    if (start + 5 > bytes.length) return null;
    const view = viewOf(bytes);
    return { width: view.getUint16(start + 3), height: view.getUint16(start + 1) };
  }
  return null;
}

function pngSizeOf(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 24) return null;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

/** WebP has three kinds of first chunk: lossy, lossless, extended. */
function webpSizeOf(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
}

/** Returns null if the head is incomplete, also because `bytes` ends too early. */
export function imageSizeOf(bytes: Uint8Array, type: PhotoContentType): ImageSize | null {
  if (type === 'image/jpeg') return jpegSizeOf(bytes);
  return type === 'image/png' ? pngSizeOf(bytes) : webpSizeOf(bytes);
}
