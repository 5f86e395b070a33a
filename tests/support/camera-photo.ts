/** The data that a phone's camera adds to a JPEG: its orientation and its location. */

/** One entry of an Exif directory: tag, type, count, four bytes of value or offset. */
function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  // A short value occupies the first two of the four bytes.
  bytes.writeUInt32BE(type === 3 ? value * 0x10000 : value, 8);
  return bytes;
}

function directory(entries: Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

/** Degrees, minutes and seconds, each as a fraction. */
function degrees(...values: [number, number, number]): Buffer {
  const bytes = Buffer.alloc(24);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 8);
    bytes.writeUInt32BE(1, index * 8 + 4);
  });
  return bytes;
}

const ORIENTATION = 0x0112;
const GPS_DIRECTORY = 0x8825;
const [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE] = [1, 2, 3, 4];
const [ASCII, SHORT, LONG, RATIONAL] = [2, 3, 4, 5];
const NORTH = 0x4e000000;
const EAST = 0x45000000;

/** The payload of the JPEG segment E1: rotated by `orientation`, taken at 59° 26' 13" N 24° 45' 13" E. */
function exifSegment(orientation: number): Uint8Array {
  const header = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1');
  const gpsStart = 8 + 2 + 2 * 12 + 4;
  const valuesStart = gpsStart + 2 + 4 * 12 + 4;
  const main = directory([
    entry(ORIENTATION, SHORT, 1, orientation),
    entry(GPS_DIRECTORY, LONG, 1, gpsStart),
  ]);
  const gps = directory([
    entry(LATITUDE_REF, ASCII, 2, NORTH),
    entry(LATITUDE, RATIONAL, 3, valuesStart),
    entry(LONGITUDE_REF, ASCII, 2, EAST),
    entry(LONGITUDE, RATIONAL, 3, valuesStart + 24),
  ]);
  return Buffer.concat([header, main, gps, degrees(59, 26, 13), degrees(24, 45, 13)]);
}

/** Returns `jpeg` with the Exif segment first. */
export function withExif(jpeg: Uint8Array, orientation: number): Buffer {
  const payload = exifSegment(orientation);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.byteLength + 2, 4);
  return Buffer.concat([head, payload, jpeg.subarray(2)]);
}
