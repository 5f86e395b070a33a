import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { n, polygon } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';
import type { DrawnVessel } from './round-vessels.ts';

/** An oven tray under baking paper, so large that the picture cuts it. */
export function tray(sheet: Sheet): DrawnVessel {
  const { random } = sheet;
  const folds = Array.from({ length: 6 }, () => {
    const [x, y] = [between(50, 350, random), between(50, 250, random)];
    return `M${n(x, 0)} ${n(y, 0)}l${n(between(-60, 60, random), 0)} ${n(between(-40, 40, random), 0)}`;
  }).join('');
  const wave = () => between(-4, 4, random);
  const paper = polygon([
    { x: 38 + wave(), y: 38 + wave() },
    { x: 130, y: 32 + wave() },
    { x: 262, y: 38 + wave() },
    { x: 364 + wave(), y: 34 + wave() },
    { x: 368 + wave(), y: 150 },
    { x: 362 + wave(), y: 268 + wave() },
    { x: 210, y: 264 + wave() },
    { x: 36 + wave(), y: 268 + wave() },
    { x: 33 + wave(), y: 140 },
  ]);
  return {
    markup: [
      `<rect x="14" y="16" width="388" height="286" rx="26" fill="${sheet.shadow()}"/><rect x="14" y="20" width="380" height="274" rx="26" fill="#1d0803" fill-opacity=".4"/>`,
      `<rect x="8" y="8" width="384" height="284" rx="24" fill="${sheet.slope('#6C6A70', 1.3)}"/>`,
      '<rect x="11" y="11" width="378" height="278" rx="22" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.500"/>',
      `<rect x="24" y="24" width="352" height="252" rx="14" fill="${sheet.slope('#3C3A3F', 0.8)}"/>`,
      `<path d="${paper}" fill="${sheet.slope('#E2CBA2', 0.7)}" stroke="#F7E8C9" stroke-width="2"/>`,
      `<path d="${folds}" stroke="#8E6B3C" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="${folds}" transform="translate(1.500 2)" stroke="#FFF4DB" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>`,
    ].join(''),
    well: { x: 200, y: 150, rx: 158, ry: 112, hasCorners: true },
    over: '',
  };
}

/** A ceramic oven dish with a grip at each end. */
export function ovenDish(sheet: Sheet, colour: Colour): DrawnVessel {
  const box = (inset: number, radius: number, rest: string) =>
    `<rect x="${24 + inset}" y="${30 + inset}" width="${352 - inset * 2}" height="${240 - inset * 2}" rx="${radius}" ${rest}/>`;
  const grip = (x: number) =>
    `<rect x="${x}" y="104" width="34" height="92" rx="16" fill="${sheet.slope(darker(colour, 0.08), 1.2)}"/>`;
  return {
    markup: [
      '<rect x="30" y="46" width="358" height="246" rx="48" fill="#1d0803" fill-opacity=".34"/>',
      grip(4),
      grip(362),
      box(0, 44, `fill="${sheet.slope(colour, 1.2)}"`),
      box(3, 42, `fill="none" stroke="${lighter(colour, 0.55)}" stroke-width="3" stroke-opacity=".9"`),
      box(13, 34, `fill="${sheet.slope('#EBDCC5', 0.6)}"`),
      box(13, 34, 'fill="none" stroke="#1d0803" stroke-opacity=".3" stroke-width="4"'),
    ].join(''),
    well: { x: 200, y: 150, rx: 158, ry: 102, hasCorners: true },
    over: '<path d="M44 150V92Q44 50 86 50H200" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>',
  };
}

/** A board of oak, laid a little askew. */
export function board(sheet: Sheet, turn: number): DrawnVessel {
  const grain = [66, 92, 121, 148, 176, 203, 231]
    .map((y) => `M24 ${y}C120 ${n(y + between(-8, 8, sheet.random), 0)} 250 ${y - 6} 376 ${y + 3}`)
    .join('');
  return {
    markup: [
      `<g transform="rotate(${n(turn, 0)} 200 150)">`,
      '<rect x="28" y="46" width="362" height="234" rx="26" fill="#1d0803" fill-opacity=".36"/>',
      `<rect x="18" y="34" width="364" height="234" rx="26" fill="${sheet.slope('#A56A38', 1.1)}"/>`,
      `<rect x="18" y="28" width="364" height="234" rx="26" fill="${sheet.slope('#D39A5C', 0.8)}"/>`,
      `<path d="${grain}" fill="none" stroke="#8F5728" stroke-opacity=".38" stroke-width="2.500"/>`,
      '<circle cx="354" cy="56" r="9" fill="#1d0803" fill-opacity=".5"/>',
      '<path d="M30 60Q32 36 54 34H250" fill="none" stroke="#FFE9C2" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>',
      '</g>',
    ].join(''),
    well: { x: 200, y: 146, rx: 150, ry: 92, hasCorners: true },
    over: '',
  };
}

/** A boat of foil, its edges crumpled up. */
export function foil(sheet: Sheet): DrawnVessel {
  const { random } = sheet;
  const rim = Array.from({ length: 22 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 22;
    const reach = index % 2 === 0 ? between(1, 1.06, random) : between(0.9, 0.96, random);
    return { x: 200 + Math.cos(angle) * 176 * reach, y: 150 + Math.sin(angle) * 126 * reach };
  });
  const facets = rim
    .map(({ x, y }, index) => {
      const next = rim[(index + 1) % rim.length] ?? { x, y };
      const toward = (spot: { x: number; y: number }, share: number) => ({
        x: 200 + (spot.x - 200) * share,
        y: 150 + (spot.y - 150) * share,
      });
      const shape = polygon([{ x, y }, next, toward(next, 0.78), toward({ x, y }, 0.8)]);
      const tone = ['#F4F6F8', '#AEB5BD', '#D7DCE1', '#8E959E'][index % 4] ?? '#D7DCE1';
      return `<path d="${shape}" fill="${tone}"/>`;
    })
    .join('');
  return {
    markup: [
      '<ellipse cx="212" cy="168" rx="182" ry="128" fill="#1d0803" fill-opacity=".4"/>',
      `<path d="${polygon(rim)}" fill="${sheet.slope('#C3C9D0', 1.2)}"/>`,
      facets,
      `<ellipse cx="200" cy="150" rx="142" ry="98" fill="${sheet.hollow('#B4BAC2')}"/>`,
      '<path d="M84 118l40-22M96 190l34 16M290 96l22 22M300 196l-26 20M180 66l26 8M150 226l30-6" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>',
    ].join(''),
    well: { x: 200, y: 150, rx: 138, ry: 92 },
    over: '',
  };
}
