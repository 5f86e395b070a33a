/** Draws the picture of a training on the device: its words over the branch of sea buckthorn, always in the same colours. */
import { BERRIES, LEAF, LEAVES, STEM } from '../../../ui/berry-branch-shapes.ts';
import { momentText } from './moment.text.ts';
import { type PictureWords, recordLines, weekWords } from './picture-words.ts';

/** Upright, as feeds and stories show it whole. */
export const PICTURE_SIZE = { width: 1080, height: 1350 };

const COLOURS = { ground: '#57265b', shade: '#431b47', text: '#ffffff', soft: '#f2e6f3', accent: '#f39325' };
const DISPLAY = '"Bricolage Grotesque Variable", "Figtree Variable", sans-serif';
const MARGIN = 88;
/** Words leave the branch on the right alone. */
const TEXT_WIDTH = 720;
const DOT = { radius: 22, step: 64, perRow: 11 };
const SMALLEST = 0.5;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, SMALLEST];

type Context = CanvasRenderingContext2D;

/** A PNG, with the product's own letters. */
export async function drawPicture(words: PictureWords): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // Without them, the letters that the device has are drawn.
  await document.fonts?.load(`700 100px ${DISPLAY}`).catch(() => []);
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  drawBranch(context);
  drawWords(context, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

function drawBranch(context: Context): void {
  context.save();
  context.fillStyle = COLOURS.shade;
  disc(context, 1010, 180, 380);
  context.translate(660, 470);
  context.scale(1.6, 1.6);
  context.strokeStyle = '#b0745c';
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.stroke(new Path2D(STEM));
  for (const [index, [x, y, turn]] of LEAVES.entries()) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 180);
    context.fillStyle = index % 2 ? '#1f6b4f' : '#3f8f6c';
    context.fill(new Path2D(LEAF));
    context.restore();
  }
  for (const [x, y, radius] of BERRIES) {
    context.fillStyle = COLOURS.accent;
    disc(context, x, y, radius);
    context.fillStyle = '#ffe3bd';
    disc(context, x - radius * 0.32, y - radius * 0.36, radius * 0.24);
  }
  context.restore();
}

function drawWords(context: Context, words: PictureWords): void {
  context.textBaseline = 'top';
  // Long names need smaller letters.
  const scale = SCALES.find((each) => layOut(context, words, each).bottom <= PICTURE_SIZE.height - MARGIN);
  const { lines, dots } = layOut(context, words, scale ?? SMALLEST);
  for (const { text, size, colour, y } of lines) {
    context.font = fontOf(size);
    context.fillStyle = colour;
    context.fillText(text, MARGIN, y);
  }
  context.fillStyle = COLOURS.accent;
  for (const { x, y } of dots) disc(context, x, y, DOT.radius);
}

interface Layout {
  lines: { text: string; size: number; colour: string; y: number }[];
  dots: { x: number; y: number }[];
  bottom: number;
}

function layOut(context: Context, words: PictureWords, scale: number): Layout {
  const { name, figures = [], records = [], week } = words;
  const lines: Layout['lines'] = [];
  const dots: Layout['dots'] = [];
  let y = MARGIN;
  const write = (text: string, fullSize: number, colour: string, after: number) => {
    const size = fullSize * scale;
    context.font = fontOf(size);
    for (const line of linesOf(context, text, TEXT_WIDTH)) {
      lines.push({ text: line, size, colour, y });
      y += size * 1.12;
    }
    y += after * scale;
  };
  write('Hoog', 56, COLOURS.accent, 72);
  write(momentText.over, 104, COLOURS.text, 36);
  if (name !== undefined) write(name, 54, COLOURS.soft, 28);
  for (const figure of figures) write(figure, 96, COLOURS.accent, 0);
  if (figures.length > 0) y += 28 * scale;
  for (const line of recordLines(records)) write(line, 44, COLOURS.soft, 8);
  if (week) {
    y += 28 * scale;
    for (let place = 0; place < week.done; place += 1) {
      const row = Math.floor(place / DOT.perRow);
      const x = MARGIN + DOT.radius + (place % DOT.perRow) * DOT.step;
      dots.push({ x, y: y + DOT.radius + row * DOT.step });
    }
    y += DOT.step * Math.max(1, Math.ceil(week.done / DOT.perRow));
    write(weekWords(week), 40, COLOURS.soft, 0);
  }
  return { lines, dots, bottom: y };
}

const fontOf = (size: number) => `700 ${size}px ${DISPLAY}`;

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Broken between words at the end of the width. */
function linesOf(context: Context, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
