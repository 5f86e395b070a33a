import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { blob, n } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, tossed } from '../drawing/scatter.ts';
import type { Draw, Sheet } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { drizzle, dollop, gloss, grains, sprinkle, swirl } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import { seared } from '../pieces/animal.ts';
import { strip } from '../pieces/slices.ts';
import type { Dish } from './dish.ts';
import { blendOf, foodsOf, piecesOf } from './dish.ts';
import { garnish } from './garnish.ts';

/** A slice of bread seen from above, with its crust. */
function breadSlice(sheet: Sheet, colour: Colour, isCrisp: boolean): string {
  const shape = isCrisp
    ? 'M-74-40Q0-46 74-40Q79 0 74 42Q0 47-74 42Q-79 0-74-40z'
    : 'M-74-30C-90-50-58-62-40-58C-12-64 20-64 42-58C66-62 90-46 76-28C78-6 76 24 72 46C68 58-66 58-72 46C-76 22-78-8-74-30z';
  const crumb = Array.from(
    { length: 26 },
    () => `M${n(between(-64, 64, sheet.random), 0)} ${n(between(-42, 42, sheet.random), 0)}h0`,
  ).join('');
  return [
    `<path d="${shape}" transform="translate(5 9)" fill="#1d0803" fill-opacity=".32"/>`,
    `<path d="${shape}" fill="${sheet.slope(darker(colour, 0.3))}" ${EDGE}/>`,
    `<path d="${shape}" transform="scale(.92 .9)" fill="${sheet.slope(lighter(colour, 0.42), 0.6)}"/>`,
    `<path d="${crumb}" stroke="${darker(colour, 0.2)}" stroke-opacity=".5" stroke-width="${isCrisp ? 5 : 3}" stroke-linecap="round"/>`,
  ].join('');
}

/** Open sandwiches: a spread, then slices, then what is green. */
export function toast(sheet: Sheet, well: Region, dish: Dish): string {
  const bread = foodsOf(dish, 'bread')[0];
  const isCrisp = /näkileib/iu.test(bread?.name ?? '');
  const spread = foodsOf(dish, 'cream')[0];
  const avocado = dish.foods.find(({ name }) => name === 'Avokaado');
  const spreadColour = avocado ? avocado.look.colour : (spread?.look.colour ?? '#FBF5E6');
  const tops = foodsOf(dish, 'chunk', 'leaf').filter((food) => food !== avocado);
  const slice = sheet.symbol(breadSlice(sheet, bread?.look.colour ?? '#B67B3F', isCrisp));
  return [
    { x: well.x - 66, y: well.y - 36, turn: -9 },
    { x: well.x + 66, y: well.y + 40, turn: -5 },
  ]
    .map(({ x, y, turn }) => {
      const room = { x, y: y - 4, rx: 62, ry: 40, hasCorners: true };
      const lumps = spread?.look.grain;
      return [
        `<use href="#${slice}" transform="translate(${x} ${y})rotate(${turn})scale(1.080)"/>`,
        `<path d="${blob(sheet.random, 66, 42, 0.08, 12)}" transform="translate(${x} ${y - 2})" fill="${sheet.ball(spreadColour, 0.6)}" ${EDGE}/>`,
        lumps && !avocado ? grains(sheet, { x, y: y - 2, rx: 60, ry: 36 }, lumps, false) : '',
        `<path d="M${x - 50} ${y - 16}q24-18 52-10t42-8" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`,
        scatter(sheet, room, tossed(piecesOf(tops, room, 0.62))),
        garnish(sheet, { ...room, rx: 54, ry: 32 }, dish, 4),
      ].join('');
    })
    .join('');
}

/** A closed sandwich, cut through so that its layers show. */
export function sandwich(sheet: Sheet, well: Region, dish: Dish): string {
  const bread = foodsOf(dish, 'bread')[0]?.look.colour ?? '#B67B3F';
  const half = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${layers(sheet, bread, dish)}</g>`;
  return half(well.x - 62, well.y - 22, -10) + half(well.x + 62, well.y + 26, 5);
}

function layers(sheet: Sheet, bread: Colour, dish: Dish): string {
  const wavy = (y: number, high: number, colour: Colour) => {
    const points = Array.from({ length: 7 }, (_, index) => {
      const x = -78 + (index + 1) * 22;
      return `Q${x - 11} ${n(y + between(-high, high, sheet.random))} ${x} ${n(y)}`;
    }).join('');
    return `<path d="M-78 ${n(y)}${points}L70 ${n(y + 12)}H-72z" fill="${sheet.slope(colour)}" ${EDGE}/>`;
  };
  const slab = (y: number, high: number, isTop: boolean) =>
    `<path d="M-76 ${y + (isTop ? 12 : 0)}Q-78 ${y} -64 ${y}H64Q78 ${y} 76 ${y + 12}V${y + high - 6}Q76 ${y + high} 66 ${y + high}H-66Q-76 ${y + high}-76 ${y + high - 6}z" fill="${sheet.slope(darker(bread, 0.12))}" ${EDGE}/><path d="M-68 ${y + 5}H68V${y + high - 4}H-68z" fill="${sheet.slope(lighter(bread, 0.5), 0.5)}"/><path d="M-52 ${y + 12}h0m22 5h0m24-6h0m26 5h0m22-4h0" stroke="${darker(bread, 0.1)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
  const fillings = foodsOf(dish, 'leaf', 'chunk', 'cream')
    .map(({ look }) => look.colour)
    .slice(0, 5);
  const step = Math.min(15, 62 / Math.max(fillings.length, 1));
  return [
    `<ellipse cx="4" cy="58" rx="92" ry="18" fill="${sheet.shadow()}"/>`,
    slab(32, 24, false),
    ...fillings.map((colour, index) => wavy(26 - index * step, 9, colour)),
    slab(26 - fillings.length * step - 20, 26, true),
  ].join('');
}

/** A wrap cut in two, its filling towards us. */
export function wrap(sheet: Sheet, well: Region, dish: Dish): string {
  const fillings = dish.foods.filter(
    ({ look }) => look.piece && ['chunk', 'leaf', 'berry'].includes(look.role),
  );
  const spread = foodsOf(dish, 'cream')[0]?.look.colour ?? '#E2C38C';
  const roll = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${rolled(sheet, fillings, spread)}</g>`;
  return roll(well.x - 50, well.y - 22, -26) + roll(well.x + 52, well.y + 34, -26);
}

function rolled(sheet: Sheet, fillings: Dish['foods'], spread: Colour): string {
  const { random } = sheet;
  const burns = Array.from({ length: 9 }, () => {
    const [x, y] = [between(-90, 30, random), between(-34, 30, random)];
    return `<ellipse cx="${n(x, 0)}" cy="${n(y, 0)}" rx="${n(between(5, 12, random))}" ry="${n(between(3, 7, random))}" fill="#A8602A" fill-opacity=".5"/>`;
  }).join('');
  const face = { x: 62, y: 0, rx: 32, ry: 44 };
  const small = fillings.map((food) => ({
    ...food,
    look: food.look.piece
      ? { ...food.look, piece: { ...food.look.piece, radius: food.look.piece.radius * 0.62, scale: 0.62 } }
      : food.look,
  }));
  return [
    '<path d="M-100-30Q-110 40-90 54H70Q104 50 100 6z" fill="#1d0803" fill-opacity=".34"/>',
    `<path d="M-96-34C-112-20-112 24-96 40C-40 50 20 50 64 46V-46C20-50-40-46-96-34z" fill="${sheet.roll('#EDCB90')}" ${EDGE}/>`,
    burns,
    '<path d="M-92 14C-40 26 10 24 58 20" fill="none" stroke="#A8743C" stroke-opacity=".6" stroke-width="2.500"/>',
    `<ellipse cx="62" rx="34" ry="47" fill="#E3B978" ${EDGE}/><ellipse cx="62" rx="28" ry="41" fill="${spread}"/>`,
    scatter(sheet, face, tossed(piecesOf(small, face, 0.9))),
    '<ellipse cx="62" rx="31" ry="44" fill="none" stroke="#F6DDA8" stroke-width="6"/><ellipse cx="62" rx="34.500" ry="47.500" fill="none" stroke="#A8743C" stroke-opacity=".6" stroke-width="1.800"/>',
  ].join('');
}

/** Grilled on sticks, with what is dipped beside. */
export function skewers(sheet: Sheet, well: Region, dish: Dish): string {
  const meat = foodsOf(dish, 'chunk').find(({ group }) =>
    ['liha', 'kala', 'mereannid', 'taimne'].includes(group),
  );
  const others = foodsOf(dish, 'chunk').filter((food) => food !== meat && !/Kurk/u.test(food.name));
  const grain = foodsOf(dish, 'grain')[0]?.look.grain;
  const chunk: Draw = seared(meat?.look.colour ?? '#C9823F', 21);
  const stick = (y: number, shift: number) => {
    const pieces = Array.from({ length: 6 }, (_, index) => {
      const other = others[index % Math.max(others.length, 1)]?.look.piece;
      const piece = index % 3 === 2 && other ? { ...other, turn: 30 } : { draw: chunk, radius: 21, turn: 16 };
      return lay(sheet, piece, { x: -92 + index * 34, y: 0 });
    }).join('');
    return `<g transform="translate(${n(well.x + shift)} ${n(y)})rotate(-14)"><path d="M-146 0H134" stroke="#1d0803" stroke-opacity=".35" stroke-width="6" transform="translate(3 8)"/><path d="M-146 0H134" stroke="#D9B277" stroke-width="6" stroke-linecap="round"/>${pieces}<path d="M-104-8l12 18m22-20l12 20m22-20l12 20m22-20l12 20m22-20l12 20" stroke="#2A120A" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/></g>`;
  };
  const [cream] = foodsOf(dish, 'cream');
  return [
    grain ? grains(sheet, { x: well.x + 62, y: well.y + 72, rx: 70, ry: 34 }, grain) : '',
    stick(well.y - 62, 12),
    stick(well.y - 14, -8),
    stick(well.y + 36, 16),
    cream ? dip(sheet, { x: well.x - 92, y: well.y + 74, rx: 44, ry: 44 }, cream.look.colour) : '',
    garnish(sheet, { x: well.x, y: well.y, rx: 110, ry: 50 }, dish, 6),
  ].join('');
}

/** A small bowl of something to dip into. */
function dip(sheet: Sheet, { x, y, rx, ry }: Region, colour: Colour): string {
  return [
    `<ellipse cx="${n(x + 5)}" cy="${n(y + 8)}" rx="${n(rx * 1.14)}" ry="${n(ry * 1.14)}" fill="${sheet.shadow()}"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}" fill="${sheet.slope('#2F6E86', 1.2)}"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx - 5)}" fill="${darker(colour, 0.2)}"/>`,
    swirl(sheet, { x, y, rx: rx - 7, ry: ry - 7 }, colour),
    gloss({ x, y, rx: rx - 6, ry: ry - 6 }, 0.5),
  ].join('');
}

/** A dip in the middle, sticks and crispbread around it. */
export function dipWithSticks(sheet: Sheet, well: Region, dish: Dish): string {
  const beet = dish.foods.some(({ name }) => name === 'Peet');
  const dipColour = beet ? '#B5245E' : blendOf(foodsOf(dish, 'cream'), '#E2C38C');
  const crisp = foodsOf(dish, 'bread');
  const sticks = foodsOf(dish, 'chunk').filter(({ name }) => !/Kikerherned|Peet/u.test(name));
  const around = Array.from({ length: 22 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 22;
    const colour = sticks[Math.floor((index / 22) * sticks.length)]?.look.colour ?? '#EE7F22';
    const reach = between(108, 124, sheet.random);
    const spot = { x: well.x + Math.cos(angle) * reach * 1.12, y: well.y + Math.sin(angle) * reach * 0.86 };
    const draw = crisp.length > 0 ? crispPiece : (stickOf.get(colour) ?? rememberStick(colour));
    const degrees = (Math.atan2(spot.y - well.y, spot.x - well.x) * 180) / Math.PI;
    if (crisp.length > 0 && index % 2 === 1) return '';
    return sheet.place(draw, spot.x, spot.y, degrees + between(-8, 8, sheet.random));
  });
  const bowl = { x: well.x, y: well.y, rx: 78, ry: 78 };
  return [
    ...around,
    dip(sheet, bowl, dipColour),
    drizzle(sheet, { ...bowl, rx: 52, ry: 52 }, '#C9A12C', 3.5, 40),
    sprinkle(sheet, { ...bowl, rx: 46, ry: 46 }, { colour: '#B83A16', length: 0, width: 3 }, 22),
    garnish(sheet, { ...bowl, rx: 50, ry: 50 }, dish, 5),
  ].join('');
}

const stickOf = new Map<Colour, Draw>();

function rememberStick(colour: Colour): Draw {
  const draw = strip(colour, 84, 15, 2);
  stickOf.set(colour, draw);
  return draw;
}

const crispPiece: Draw = (sheet) =>
  `<path d="M-36-24H34L38 24-32 27z" fill="${sheet.slope('#BF8847')}" ${EDGE}/><path d="M-26-14h0m15-2h0m15 1h0m15-1h0m-44 14h0m15 1h0m15-1h0m15 2h0m-44 13h0m15-1h0m15 2h0m15-1h0" stroke="#7A4A20" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;

/** Slices with something on each: apple with nut butter, melon, cheese. */
export function slices(sheet: Sheet, well: Region, dish: Dish): string {
  const [main] = foodsOf(dish, 'chunk');
  const spread = foodsOf(dish, 'cream')[0];
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 6 + 0.3;
    const reach = index === 6 ? 0 : 0.64;
    const [x, y] = [well.x + Math.cos(angle) * well.rx * reach, well.y + Math.sin(angle) * well.ry * reach];
    const place = `transform="translate(${n(x)} ${n(y)})rotate(${n(between(-30, 30, sheet.random), 0)})"`;
    return [
      `<g ${place}><ellipse cx="3" cy="5" rx="38" ry="38" fill="${sheet.shadow()}"/><circle r="34" fill="${sheet.slope('#C5322B')}" ${EDGE}/><circle r="30.500" fill="${sheet.ball('#F9EDC4', 0.5)}"/><path d="M0-7l3 4 5 1-3 4 0 5-5-2-5 2 0-5-3-4 5-1z" fill="#D9BE80"/>${spread ? `<path d="${blob(sheet.random, 22, 18, 0.18, 9)}" fill="${sheet.ball(spread.look.colour, 1)}"/><path d="M-12-4q8-10 18-4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` : ''}</g>`,
      main ? garnish(sheet, { x, y, rx: 22, ry: 18 }, dish, 3) : '',
    ].join('');
  }).join('');
}

/** A fish in foil with its vegetables. */
export function inFoil(sheet: Sheet, well: Region, dish: Dish): string {
  const fish = foodsOf(dish, 'chunk').filter(({ group }) => group === 'kala');
  const others = foodsOf(dish, 'chunk').filter((food) => !fish.includes(food) && food.name !== 'Sidrun');
  const [cream] = foodsOf(dish, 'cream');
  return [
    scatter(sheet, well, tossed(piecesOf(others, well, 0.8))),
    ...fish.map(({ look }) =>
      lay(sheet, { draw: bigFillet(look.colour), radius: 60, turn: 8 }, { x: well.x, y: well.y }),
    ),
    garnish(sheet, { ...well, rx: well.rx * 0.6, ry: well.ry * 0.5 }, dish, 8),
    cream ? dollop(sheet, well.x + 84, well.y + 44, 22, cream.look.colour) : '',
  ].join('');
}

const bigFillets = new Map<Colour, Draw>();

function bigFillet(colour: Colour): Draw {
  const known = bigFillets.get(colour);
  if (known) return known;
  const draw: Draw = (sheet) =>
    `<path d="M-92 4C-84-38-20-46 40-38S94-20 96 0 70 38 0 40-86 34-92 4z" fill="${sheet.slope(darker(colour, 0.24))}" ${EDGE}/><path d="M-87 2C-78-32-20-40 38-32S88-16 89-2 62 31 0 33-80 27-87 2z" fill="${sheet.ball(colour, 0.9)}"/><path d="M-62-20q14 20 2 42M-36-30q16 28 2 58M-6-32q17 32 2 62M24-32q17 30 2 60M54-26q14 24 2 46" fill="none" stroke="#FFE6D6" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`;
  bigFillets.set(colour, draw);
  return draw;
}
