/** Pictures as the encoder takes them: brightness of each pixel, then two colours of each four (4:2:0, BT.709, limited range). */
import sharp from 'sharp';

export interface PlanarPicture {
  /** Even, in pixels. */
  width: number;
  height: number;
  /** The three planes, one after the other. */
  bytes: Uint8Array;
}

const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
const CHANNELS = 3;

/** Reads any picture that sharp can read; transparent parts are white. */
export async function planarPicture(picture: Uint8Array, isTurnedOver = false): Promise<PlanarPicture> {
  const read = sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb');
  const { data, info } = await read.flop(isTurnedOver).raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    bytes: planesOf(data, info.width, info.height),
  };
}

export function planesOf(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array((width * height * 3) / 2);
  const [blues, reds] = planeStarts(width, height);
  const at = (x: number, y: number) => (y * width + x) * CHANNELS;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (const [dx, dy] of SQUARE) {
        const place = at(x + dx, y + dy);
        const [r = 0, g = 0, b = 0] = [rgb[place], rgb[place + 1], rgb[place + 2]];
        bytes[(y + dy) * width + x + dx] = 16 + (219 * brightness(r, g, b)) / 255 + 0.5;
        red += r / 4;
        green += g / 4;
        blue += b / 4;
      }
      const light = brightness(red, green, blue);
      const place = (y / 2) * (width / 2) + x / 2;
      bytes[blues + place] = 128 + (224 * (blue - light)) / (2 * (1 - BLUE)) / 255 + 0.5;
      bytes[reds + place] = 128 + (224 * (red - light)) / (2 * (1 - RED)) / 255 + 0.5;
    }
  }
  return bytes;
}

const SQUARE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const brightness = (red: number, green: number, blue: number) => RED * red + GREEN * green + BLUE * blue;

function planeStarts(width: number, height: number): [blues: number, reds: number] {
  return [width * height, (width * height * 5) / 4];
}

/** Lays a picture on another at an even place. */
export function lay(on: PlanarPicture, picture: PlanarPicture, left: number, top: number): void {
  layPlane(on, picture, 0, 0, 1, left, top);
  const [onStarts, starts] = [planeStarts(on.width, on.height), planeStarts(picture.width, picture.height)];
  for (const plane of [0, 1] as const) layPlane(on, picture, onStarts[plane], starts[plane], 2, left, top);
}

function layPlane(
  on: PlanarPicture,
  picture: PlanarPicture,
  onStart: number,
  start: number,
  share: 1 | 2,
  left: number,
  top: number,
): void {
  const width = picture.width / share;
  for (let row = 0; row < picture.height / share; row += 1) {
    const from = start + row * width;
    const place = onStart + ((top / share + row) * on.width) / share + left / share;
    on.bytes.set(picture.bytes.subarray(from, from + width), place);
  }
}
