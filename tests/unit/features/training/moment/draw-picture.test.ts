// @vitest-environment jsdom
/** The places of the words on a shared picture, in letters of about the width of the product's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPicture, PICTURE_SIZE } from '../../../../../src/features/training/moment/draw-picture.ts';
import { saidAloud } from '../../../../../src/features/training/moment/picture-words.ts';

interface Drawn {
  text: string;
  right: number;
  bottom: number;
}

let written: Drawn[];
let discs: { x: number; y: number; radius: number }[];

/** The part of a canvas that jsdom lacks. */
function plainContext() {
  const sizeOf = (font: string) => Number(/ ([\d.]+)px/u.exec(font)?.[1]);
  return {
    font: '',
    fillRect() {},
    save() {},
    restore() {},
    translate() {},
    scale() {},
    rotate() {},
    stroke() {},
    fill() {},
    beginPath() {},
    arc: (x: number, y: number, radius: number) => void discs.push({ x, y, radius }),
    measureText(text: string) {
      return { width: text.length * sizeOf(this.font) * 0.5 };
    },
    fillText(text: string, x: number, y: number) {
      written.push({ text, right: x + this.measureText(text).width, bottom: y + sizeOf(this.font) });
    },
  };
}

beforeEach(() => {
  written = [];
  discs = [];
  vi.stubGlobal('Path2D', class {});
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockImplementation(() => plainContext() as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation((take) => take(new Blob()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LONG = 'Kükk kangiga ja hüppega madalalt kastilt, vasak jalg ees, 12 × 102,5 kg';
const WORDS = {
  name: 'Kogu keha pikk treening hantlite, kangi ja kummilindiga jõusaalis või kodus aias',
  figures: ['1 h 45 min', '18 seeriat'],
  records: Array.from({ length: 8 }, (_, index) => `${index + 1}. ${LONG}`),
  week: { done: 7, isGoalReached: true },
};

it('all that it is said to have is on it, with eight long records, a long name and the week', async () => {
  await drawPicture(WORDS);
  for (const { text, right, bottom } of written) {
    expect(bottom, text).toBeLessThanOrEqual(PICTURE_SIZE.height);
    expect(right, text).toBeLessThanOrEqual(PICTURE_SIZE.width);
  }
  const dots = discs.slice(-7);
  for (const { y, radius } of dots) expect(y + radius).toBeLessThanOrEqual(PICTURE_SIZE.height);
  // Its text for those who do not see it is what is written, but for the product's name.
  const words = (text: string) => text.split(/[\s·]+/u).join(' ');
  expect(words(written.map(({ text }) => text).join(' '))).toBe(`Hoog ${words(saidAloud(WORDS))}`);
});

it('more dots than fit beside each other go on in a second row', async () => {
  await drawPicture({ week: { done: 16, isGoalReached: true } });
  for (const { x, radius } of discs.slice(-16)) expect(x + radius).toBeLessThanOrEqual(PICTURE_SIZE.width);
});
