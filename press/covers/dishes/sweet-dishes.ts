import type { Colour } from '../drawing/colour.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { blob, n, strokes } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, spotsIn, tossed } from '../drawing/scatter.ts';
import type { Draw, Sheet } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { dollop, sprinkle, steam } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import { crusted } from '../pieces/round.ts';
import type { Dish } from './dish.ts';
import { foodsOf, piecesOf } from './dish.ts';
import { garnish } from './garnish.ts';

/** Pancakes in a stack, seen from the front and a little from above. */
export function pancakes(sheet: Sheet, well: Region, dish: Dish): string {
  const { random } = sheet;
  const fruit = foodsOf(dish, 'berry', 'chunk').filter(({ name }) => !/Muna|Banaan/u.test(name));
  const [cream] = foodsOf(dish, 'cream').filter(({ name }) => /jogurt|koor/iu.test(name));
  const cake = (y: number, shift: number, isTop: boolean) =>
    [
      `<path d="M${n(well.x - 92 + shift)} ${y}v15q0 42 92 42t92-42v-15z" fill="${sheet.slope('#E3B062')}" ${EDGE}/>`,
      `<path d="M${n(well.x - 92 + shift)} ${y + 12}q20 40 92 40t92-40" fill="none" stroke="#F8DEA4" stroke-width="6" stroke-opacity=".8"/>`,
      `<ellipse cx="${n(well.x + shift)}" cy="${y}" rx="92" ry="42" fill="${sheet.ball('#C9822F', 0.9)}"/>`,
      isTop
        ? `<path d="${blob(random, 68, 27, 0.1, 10)}" transform="translate(${n(well.x + shift)} ${y})" fill="#A35F1C" fill-opacity=".5"/>`
        : '',
    ].join('');
  const top = { x: well.x, y: 98, rx: 58, ry: 22 };
  const syrup = `<path d="M${n(well.x - 70)} 104q20-30 70-30t66 24q12 12 4 34t-12 0-14-8-12 34-16-6-22-16-16 30-18 2-14-34-20-6-4-10z" fill="#B8621A" fill-opacity=".82"/>`;
  const side = { x: well.x, y: 226, rx: 138, ry: 24 };
  return [
    scatter(sheet, side, tossed(piecesOf(fruit, side, 0.25))),
    `<ellipse cx="${n(well.x + 8)}" cy="226" rx="116" ry="44" fill="${sheet.shadow()}"/>`,
    ...[188, 166, 144, 122, 100].map((y, index) => cake(y, between(-6, 6, random), index === 4)),
    cream ? dollop(sheet, well.x - 20, 96, 28, cream.look.colour) : syrup,
    scatter(sheet, top, tossed(piecesOf(fruit, top, 1))),
    sprinkle(sheet, top, { colour: '#FFFDF6', length: 0, width: 2 }, 16),
    steam(well.x, 90),
  ].join('');
}

/** Muffins in their cups, seen from the front. */
export function muffins(sheet: Sheet, _well: Region, dish: Dish): string {
  const isSavoury = foodsOf(dish, 'leaf', 'chunk').some(
    ({ group, name }) => group === 'liha' || name === 'Brokoli',
  );
  const dough = isSavoury ? '#EDBE4E' : '#C98A45';
  const inside = dish.foods.filter(({ look, name }) => look.piece && !/Muna|Banaan/u.test(name));
  const one = (x: number, y: number, scale: number) => {
    const top = { x: 0, y: -34, rx: 44, ry: 20 };
    return [
      `<g transform="translate(${x} ${y})scale(${scale})">`,
      `<ellipse cx="12" cy="52" rx="66" ry="20" fill="${sheet.shadow()}"/>`,
      `<path d="M-52-18L-38 46Q0 60 38 46L52-18z" fill="${sheet.slope(isSavoury ? '#B86A3A' : '#8C4A92', 1.3)}" ${EDGE}/>`,
      '<path d="M-44-8l10 52M-28-4l7 54M-10-2l3 56M10-2l-3 56M28-4l-7 54M44-8l-10 52" stroke="#1d0803" stroke-opacity=".28" stroke-width="3"/>',
      '<path d="M-36-6l8 52M-19-4l5 54M0-2v56M19-4l-5 54M36-6l-8 52" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>',
      `<path d="M-60-14C-66-40-40-66 0-68C40-66 66-40 60-14Q40-2 0 0Q-40-2-60-14z" fill="${sheet.ball(dough, 1.1)}" ${EDGE}/>`,
      `<path d="${strokes(spotsIn({ x: 0, y: -36, rx: 48, ry: 24 }, 16, sheet.random), 4, sheet.random)}" stroke="${darker(dough, 0.4)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="M-44-34Q-30-58 2-60" fill="none" stroke="${lighter(dough, 0.7)}" stroke-width="5" stroke-opacity=".7" stroke-linecap="round"/>`,
      scatter(sheet, top, tossed(piecesOf(inside, top, 0.75))),
      '</g>',
    ].join('');
  };
  return [one(104, 118, 0.86), one(292, 112, 0.86), one(200, 190, 1.24), steam(200, 110)].join('');
}

/** Balls rolled in crumbs, heaped. */
export function balls(sheet: Sheet, well: Region, dish: Dish): string {
  const hasCocoa = dish.foods.some(({ name }) => name === 'Kakaopulber');
  const colour = hasCocoa ? '#4E2A18' : '#B98A4E';
  const crumbs = foodsOf(dish, 'crumb').some(({ name }) => name === 'Kookoshelbed') ? '#FFF8EA' : '#E3B27A';
  const plain: Draw = crusted(colour, 31, mix(colour, '#C98A5A', 0.6));
  const coated: Draw = crusted(mix(colour, crumbs, 0.35), 31, crumbs);
  const spots: [number, number][] = [
    [-62, -40],
    [0, -52],
    [62, -38],
    [-82, 22],
    [-24, 8],
    [36, 14],
    [88, 26],
    [-46, 62],
    [14, 66],
    [-2, -8],
  ];
  return [
    ...spots.map(([x, y], index) =>
      lay(
        sheet,
        { draw: index % 3 === 1 ? coated : plain, radius: 31, turn: 0 },
        { x: well.x + x, y: well.y + y },
      ),
    ),
    garnish(
      sheet,
      { ...well, rx: well.rx * 0.9, ry: well.ry * 0.86 },
      { ...dish, foods: dish.foods.filter(({ name }) => name !== 'Datlid') },
      4,
    ),
  ].join('');
}

/** Bars with oats and seeds, cut and stacked askew. */
export function bars(sheet: Sheet, well: Region, dish: Dish): string {
  const grain = foodsOf(dish, 'grain')[0]?.look.grain ?? { colour: '#D9A65C', length: 5, width: 7 };
  const crumbs = foodsOf(dish, 'crumb').filter(({ look }) => look.piece);
  const bar = (x: number, y: number, turn: number) => {
    const face = { x: 0, y: -6, rx: 84, ry: 22, hasCorners: true };
    return [
      `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})">`,
      '<rect x="-90" y="-22" width="196" height="66" rx="10" fill="#1d0803" fill-opacity=".34"/>',
      `<rect x="-96" y="-32" width="192" height="66" rx="9" fill="${darker('#B5793A', 0.28)}" ${EDGE}/>`,
      `<rect x="-96" y="-34" width="192" height="54" rx="9" fill="${sheet.slope('#C98E48')}"/>`,
      `<path d="${strokes(spotsIn(face, 70, sheet.random), grain.length, sheet.random)}" stroke="${lighter(grain.colour, 0.3)}" stroke-width="7" stroke-linecap="round"/>`,
      `<path d="${strokes(spotsIn(face, 40, sheet.random), grain.length, sheet.random)}" stroke="#9A6230" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`,
      scatter(sheet, face, tossed(piecesOf(crumbs, face, 0.4))),
      '</g>',
    ].join('');
  };
  return [
    bar(well.x - 26, well.y - 58, -8),
    bar(well.x + 26, well.y + 8, 6),
    bar(well.x - 18, well.y + 72, -3),
  ].join('');
}

/** A slice of a cake or a pie, seen from the side. */
export function cakeSlice(sheet: Sheet, well: Region, dish: Dish): string {
  const fruit = foodsOf(dish, 'berry', 'chunk').filter(({ name }) => name !== 'Muna');
  const hasCocoa = dish.foods.some(({ name }) => /kakao|šokolaad/iu.test(name));
  const dough: Colour = hasCocoa ? '#5B321E' : '#DDAE62';
  const cream = foodsOf(dish, 'cream')[0]?.look.colour ?? '#FBF3E0';
  const top = { x: well.x + 4, y: 116, rx: 76, ry: 22 };
  return [
    `<ellipse cx="${n(well.x + 10)}" cy="222" rx="130" ry="34" fill="${sheet.shadow()}"/>`,
    `<path d="M${well.x - 112} 138L${well.x + 40} 96L${well.x + 112} 132L${well.x - 30} 172z" fill="${sheet.slope(cream, 0.5)}" ${EDGE}/>`,
    `<path d="M${well.x - 112} 138L${well.x - 30} 172V238L${well.x - 112} 200z" fill="${sheet.slope(darker(dough, 0.14))}" ${EDGE}/>`,
    `<path d="M${well.x - 30} 172L${well.x + 112} 132V196L${well.x - 30} 238z" fill="${sheet.slope(dough)}" ${EDGE}/>`,
    `<path d="M${well.x - 112} 168L${well.x - 30} 204L${well.x + 112} 163" fill="none" stroke="${cream}" stroke-width="11"/>`,
    scatter(sheet, top, tossed(piecesOf(fruit, top, 0.8))),
    garnish(sheet, top, dish, 4),
  ].join('');
}
