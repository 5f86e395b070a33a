import type { Colour } from '../drawing/colour.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { n, strokes } from '../drawing/path.ts';
import { scatter, spotsIn, tossed } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { sprinkle } from '../drawing/textures.ts';
import type { Vessel } from './vessel.ts';
import type { Dish } from './dish.ts';
import { blendOf, foodsOf, piecesOf } from './dish.ts';
import { garnish } from './garnish.ts';

const PORTION = { left: 138, right: 262, top: 62, bottom: 262 } as const;

/** A smoothie in a tall glass, with fruit and a straw. */
export function smoothie(sheet: Sheet, dish: Dish, vessel: Vessel): string {
  const colour = blendOf(
    dish.foods.filter(({ look }) => look.role !== 'crumb'),
    '#F1DFC2',
  );
  return glass(sheet, dish, [{ colour, share: 1 }], vessel, vessel === 'GLASS');
}

/** Pudding, overnight oats or cream in layers, with fruit on top. */
export function layered(sheet: Sheet, dish: Dish, vessel: Vessel): string {
  const fruits = foodsOf(dish, 'berry', 'chunk');
  const hasCocoa = dish.foods.some(({ name }) => name === 'Kakaopulber');
  const base = hasCocoa
    ? '#4A2818'
    : blendOf(
        dish.foods.filter(({ look }) => ['cream', 'liquid'].includes(look.role)),
        '#F8F0E0',
      );
  const fruit = fruits[0]?.look.colour ?? '#D8315B';
  const layers = hasCocoa
    ? [{ colour: base, share: 1 }]
    : [
        { colour: base, share: 0.42 },
        { colour: mix(fruit, '#FFF0E0', 0.12), share: 0.2 },
        { colour: mix(base, '#FFFFFF', 0.2), share: 0.38 },
      ];
  return glass(sheet, dish, layers, vessel, false);
}

interface Layer {
  colour: Colour;
  /** Share of the height, from the bottom up. */
  share: number;
}

function glass(sheet: Sheet, dish: Dish, layers: readonly Layer[], vessel: Vessel, isTall: boolean): string {
  const { left, right, bottom } = PORTION;
  const top = isTall ? PORTION.top : 104;
  const lean = isTall ? 12 : 4;
  const wall = (y: number) => ((bottom - y) / (bottom - top)) * lean;
  const [x, rx] = [200, (right - left) / 2];
  const fill = top + 16;
  let from = bottom - 12;
  const bands = layers.map(({ colour, share }) => {
    const to = from - (bottom - 12 - fill) * share;
    const [low, high] = [rx - lean - 5 + wall(from), rx - lean - 5 + wall(to)];
    const path = `M${n(x - low)} ${n(from)}Q${x} ${n(from + 22)} ${n(x + low)} ${n(from)}L${n(x + high)} ${n(to)}Q${x} ${n(to + 22)} ${n(x - high)} ${n(to)}z`;
    from = to;
    return `<path d="${path}" fill="${sheet.side(colour)}"/>`;
  });
  const surface = { x, y: fill, rx: rx - 6, ry: 19 };
  const crumbs = spotsIn(
    { x, y: (fill + bottom) / 2 + 8, rx: 48, ry: (bottom - fill) / 2 - 14, hasCorners: true },
    60,
    sheet.random,
  );
  const specks = foodsOf(dish, 'crumb').some(({ name }) => /Chia|Lina|Kanepi/u.test(name));
  const topColour = layers.at(-1)?.colour ?? '#F1DFC2';
  const fruit = foodsOf(dish, 'berry', 'chunk').filter(({ name }) => !/Avokaado|Peet/u.test(name));
  const crown = { x, y: fill - 5, rx: isTall ? 38 : 46, ry: 13 };
  return [
    `<ellipse cx="${x + 22}" cy="${bottom + 2}" rx="98" ry="24" fill="${sheet.shadow()}"/>`,
    besideGlass(sheet, dish),
    isTall ? '<g>' : '<g transform="translate(200 274)scale(1.220)translate(-200 -274)">',
    `<path d="M${left} ${top}L${left + lean} ${bottom}Q${x} ${bottom + 24} ${right - lean} ${bottom}L${right} ${top}z" fill="#EAF4F6" fill-opacity=".5"/>`,
    ...bands,
    specks
      ? `<path d="${strokes(crumbs, 0, sheet.random)}" stroke="#3A3030" stroke-opacity=".6" stroke-width="3.500" stroke-linecap="round"/>`
      : '',
    `<ellipse cx="${x}" cy="${n(fill)}" rx="${n(surface.rx)}" ry="19" fill="${sheet.ball(lighter(topColour, 0.12), 0.6)}"/>`,
    isTall ? straw() : '',
    scatter(sheet, crown, tossed(piecesOf(fruit, crown, isTall ? 0.7 : 1.25))),
    garnish(sheet, crown, dish, 4),
    `<path d="M${left} ${top}L${left + lean} ${bottom}Q${x} ${bottom + 24} ${right - lean} ${bottom}L${right} ${top}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3.500"/>`,
    `<ellipse cx="${x}" cy="${top}" rx="${rx}" ry="20" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"/>`,
    vessel === 'MUG' ? mug(sheet, top) : '',
    vessel === 'JAR' ? jarNeck(top) : '',
    `<path d="M${left + 16} ${top + 34}L${left + 16 + lean * 0.7} ${bottom - 28}" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/><path d="M${right - 16} ${top + 40}l${-lean * 0.4} 70" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
    '</g>',
  ].join('');
}

/** Stoneware instead of glass: its wall hides what is in it. */
function mug(sheet: Sheet, top: number): string {
  const { left, right, bottom } = PORTION;
  return [
    `<path d="M${right - 4} ${top + 38}q54-6 50 46t-58 46" fill="none" stroke="#2F6E86" stroke-width="17" stroke-linecap="round"/>`,
    `<path d="M${left - 3} ${top + 2}L${left + 4} ${bottom}Q200 ${bottom + 24} ${right - 4} ${bottom}L${right + 3} ${top + 2}Q200 ${top + 42} ${left - 3} ${top + 2}z" fill="${sheet.side('#2F6E86')}"/>`,
    `<ellipse cx="200" cy="${top}" rx="64" ry="20" fill="none" stroke="#7FB4BF" stroke-width="5"/>`,
  ].join('');
}

/** The threads that a lid is screwed on. */
function jarNeck(top: number): string {
  const { left, right } = PORTION;
  return [14, 26]
    .map(
      (y) =>
        `<path d="M${left + 1} ${top + y - 6}Q200 ${top + y + 28} ${right - 1} ${top + y - 6}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
    )
    .join('');
}

function straw(): string {
  return '<path d="M214 76L252-14" stroke="#1d0803" stroke-opacity=".3" stroke-width="13"/><path d="M212 76L250-14" stroke="#F7F1E6" stroke-width="12"/><path d="M212 76L250-14" stroke="#C8446C" stroke-width="12" stroke-dasharray="9 9"/>';
}

/** The foods that it was made of, lying beside. */
function besideGlass(sheet: Sheet, dish: Dish): string {
  const fruit = foodsOf(dish, 'berry', 'chunk', 'crumb').filter(
    ({ look, name }) => look.piece && name !== 'Avokaado',
  );
  const one = fruit.slice(0, 1);
  const other = fruit.length > 1 ? fruit.slice(1, 2) : one;
  const left = { x: 76, y: 234, rx: 52, ry: 28 };
  const right = { x: 330, y: 222, rx: 46, ry: 30 };
  const oats = foodsOf(dish, 'grain')[0]?.look.grain;
  return [
    oats
      ? sprinkle(
          sheet,
          { x: 110, y: 250, rx: 70, ry: 26 },
          { ...oats, colour: darker(oats.colour, 0.05) },
          24,
        )
      : '',
    scatter(sheet, left, tossed(piecesOf(one, left, 0.62))),
    scatter(sheet, right, tossed(piecesOf(other, right, 0.62))),
  ].join('');
}
