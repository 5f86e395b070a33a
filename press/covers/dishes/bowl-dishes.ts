import { darker, lighter, mix } from '../drawing/colour.ts';
import { n } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, tossed } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { gloss, grains, heap, liquid, sprinkle, steam, strands, swirl } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import type { Dish } from './dish.ts';
import { blendOf, foodsOf, piecesOf } from './dish.ts';
import { creamOnTop, garnish, herbBunch, pouredCream } from './garnish.ts';

const within = ({ x, y, rx, ry }: Region, share: number): Region => ({
  x,
  y,
  rx: rx * share,
  ry: ry * share,
});

/** Broth with what was cooked in it. */
export function soup(sheet: Sheet, well: Region, dish: Dish): string {
  const liquids = dish.foods.filter(
    ({ look, name }) => ['liquid', 'seasoning'].includes(look.role) || name === 'Peet' || name === 'Spinat',
  );
  const isCreamy = dish.foods.some(({ name }) => /koor 10|koor 35|kookospiim/iu.test(name));
  const broth = mix(blendOf(liquids, '#DDAF55'), isCreamy ? '#F8E3B0' : '#D9A24A', 0.2);
  const noodles = foodsOf(dish, 'noodle');
  const solids = dish.foods.filter(
    ({ look, name }) => ['chunk', 'leaf', 'berry'].includes(look.role) && name !== 'Mugulsibul',
  );
  const room = within(well, 0.92);
  const below = tossed(piecesOf(solids, room, 0.52));
  const above = tossed(piecesOf(solids, within(well, 0.74), 0.34));
  return [
    liquid(sheet, well, broth, true),
    noodles[0] ? strands(sheet, within(well, 0.7), noodles[0].look.colour, 6, 24) : '',
    scatter(sheet, room, below),
    `<ellipse cx="${n(well.x)}" cy="${n(well.y)}" rx="${n(well.rx)}" ry="${n(well.ry)}" fill="${broth}" fill-opacity=".3"/>`,
    scatter(sheet, within(well, 0.78), above),
    creamOnTop(sheet, well, dish),
    garnish(sheet, within(well, 0.7), dish),
    gloss(well, 0.45),
    steam(well.x, well.y),
  ].join('');
}

/** A soup that was blended: one colour, cream poured in, something crisp on top. */
export function creamSoup(sheet: Sheet, well: Region, dish: Dish): string {
  const blended = dish.foods.filter(({ look }) => !['bread', 'herb', 'crumb'].includes(look.role));
  const colour = blendOf(
    blended.filter(({ name }) => name !== 'Muna'),
    '#E8B25A',
  );
  const egg = dish.foods.find(({ name }) => name === 'Muna')?.look.piece;
  const croutons = foodsOf(dish, 'bread');
  return [
    liquid(sheet, well, colour, false),
    pouredCream(sheet, well, dish),
    croutons.length > 0 && !egg ? breadCubes(sheet, well, croutons[0]?.look.colour ?? '#B67B3F') : '',
    egg ? lay(sheet, { ...egg, turn: 20 }, { x: well.x - 34, y: well.y + 8 }) : '',
    egg ? lay(sheet, { ...egg, turn: 20 }, { x: well.x + 30, y: well.y - 12 }) : '',
    garnish(sheet, within(well, 0.5), dish),
    gloss(well, 0.55),
    steam(well.x, well.y),
  ].join('');
}

function breadCubes(sheet: Sheet, well: Region, colour: string): string {
  const cube = (from: Sheet) =>
    `<path d="M-11-9L9-11 12 5-9 8z" fill="${from.slope(colour, 1.2)}" stroke="#240a04" stroke-opacity=".3" stroke-width="2"/><path d="M-9 8L12 5 11 11-8 14z" fill="${darker(colour, 0.4)}"/><path d="M-6-4h0m6-1h0m5 4h0m-8 4h0" stroke="${lighter(colour, 0.6)}" stroke-width="2.400" stroke-linecap="round"/>`;
  return scatter(
    sheet,
    within(well, 0.42),
    Array.from({ length: 7 }, () => ({ draw: cube, radius: 13 })),
  );
}

/** Porridge of whatever grain it is, with its toppings on one side. */
export function porridge(sheet: Sheet, well: Region, dish: Dish): string {
  const base = foodsOf(dish, 'grain')[0];
  const stirred = dish.foods.filter(({ look }) => ['liquid', 'seasoning', 'grain'].includes(look.role));
  const colour = mix(blendOf(stirred, '#F0E0BC'), base?.look.colour ?? '#E6CB94', 0.35);
  const grain = base?.look.grain ?? { colour, length: 5, width: 8 };
  return [
    liquid(sheet, well, darker(colour, 0.08), false),
    grains(sheet, within(well, 0.97), { ...grain, colour }, false),
    honeyOn(sheet, well, dish),
    toppings(sheet, well, dish),
    gloss(well, 0.4),
    steam(well.x, well.y),
  ].join('');
}

/** Yoghurt, curd or skyr, swirled, with fruit, nuts and grain on it. */
export function yoghurt(sheet: Sheet, well: Region, dish: Dish): string {
  const creams = dish.foods.filter(
    ({ look, name }) => look.role === 'cream' || look.role === 'liquid' || name === 'Kamajahu',
  );
  const colour = blendOf(creams, '#FBF7EE');
  const oats = foodsOf(dish, 'grain')[0];
  return [
    swirl(sheet, within(well, 1.0), colour),
    oats?.look.grain
      ? grains(
          sheet,
          { x: well.x - well.rx * 0.45, y: well.y + well.ry * 0.2, rx: well.rx * 0.44, ry: well.ry * 0.5 },
          {
            ...oats.look.grain,
            colour: darker(oats.look.colour, 0.18),
          },
        )
      : '',
    honeyOn(sheet, well, dish),
    toppings(sheet, well, dish),
    gloss(well, 0.4),
  ].join('');
}

/** A smoothie eaten with a spoon: one colour, rows of toppings. */
export function smoothieBowl(sheet: Sheet, well: Region, dish: Dish): string {
  const colour = blendOf(
    dish.foods.filter(({ look }) => look.role !== 'crumb'),
    '#CFE3A0',
  );
  const rows = dish.foods
    .filter(({ look }) => ['chunk', 'berry'].includes(look.role) && look.piece)
    .slice(0, 2);
  const row = (index: number) =>
    Array.from({ length: 5 }, (_, at) => {
      const piece = rows[index]?.look.piece;
      const angle = -2.3 + at * 0.5 + index * 2.5;
      const reach = well.rx * 0.68;
      return piece
        ? lay(sheet, piece, { x: well.x + Math.cos(angle) * reach, y: well.y + Math.sin(angle) * reach })
        : '';
    }).join('');
  return [
    swirl(sheet, well, colour),
    row(0),
    row(1),
    garnish(sheet, within(well, 0.4), dish),
    gloss(well, 0.45),
  ].join('');
}

/** Fruit and berries gathered in a crescent, nuts and seeds between them. */
function toppings(sheet: Sheet, well: Region, dish: Dish): string {
  const fruit = dish.foods.filter(
    ({ look, name }) => ['chunk', 'berry'].includes(look.role) && name !== 'Mugulsibul',
  );
  const side = sheet.random() < 0.5 ? 1 : -1;
  const crescent = {
    x: well.x + well.rx * 0.3 * side,
    y: well.y - well.ry * 0.02,
    rx: well.rx * 0.62,
    ry: well.ry * 0.72,
  };
  const nuts = {
    x: well.x - well.rx * 0.34 * side,
    y: well.y + well.ry * 0.1,
    rx: well.rx * 0.5,
    ry: well.ry * 0.6,
  };
  return scatter(sheet, crescent, tossed(piecesOf(fruit, crescent, 0.8))) + garnish(sheet, nuts, dish, 6);
}

function honeyOn({ random }: Sheet, well: Region, dish: Dish): string {
  const honey = dish.foods.find(({ name }) => /^(?:Mesi|Vahtrasiirup|Maapähklivõi)$/u.test(name));
  if (!honey) return '';
  const start = between(-0.3, 0.3, random);
  const path = `M${n(well.x - well.rx * 0.74)} ${n(well.y + well.ry * start)}q12-64 24-4t22 6 22-2 22 4 22-2`;
  const stroke = (paint: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    stroke(darker(honey.look.colour, 0.4), 7, 0.3) +
    stroke(honey.look.colour, 4.5, 0.9) +
    stroke('#fff', 1.2, 0.6)
  );
}

/** Stew: pieces in thick gravy of their own colour. */
export function stew(sheet: Sheet, well: Region, dish: Dish): string {
  const sauces = dish.foods.filter(({ look }) => ['liquid', 'cream', 'seasoning'].includes(look.role));
  const colour = mix(blendOf(sauces, '#A8642E'), '#8A4A1E', 0.28);
  const solids = dish.foods.filter(
    ({ look, name }) => ['chunk', 'leaf'].includes(look.role) && !['Mugulsibul', 'Avokaado'].includes(name),
  );
  const [cream] = foodsOf(dish, 'cream');
  const berries = foodsOf(dish, 'berry');
  return [
    liquid(sheet, well, colour, false),
    scatter(sheet, within(well, 0.94), tossed(piecesOf(solids, well, 0.66))),
    `<ellipse cx="${n(well.x)}" cy="${n(well.y)}" rx="${n(well.rx)}" ry="${n(well.ry)}" fill="${colour}" fill-opacity=".3"/>`,
    scatter(sheet, within(well, 0.84), tossed(piecesOf(solids, well, 0.4))),
    scatter(sheet, within(well, 0.6), tossed(piecesOf(berries, within(well, 0.6), 0.18))),
    cream ? creamOnTop(sheet, well, dish) : '',
    garnish(sheet, within(well, 0.7), dish, 9),
    gloss(well, 0.4),
    steam(well.x, well.y),
  ].join('');
}

/** Grain cooked with what flavours it: risotto, odrotto. */
export function risotto(sheet: Sheet, well: Region, dish: Dish): string {
  const grain = foodsOf(dish, 'grain')[0]?.look.grain ?? { colour: '#E6D3A4', length: 4, width: 8 };
  const mound = within(well, 0.94);
  const potato = foodsOf(dish, 'chunk').find(({ name }) => name === 'Kartul');
  const solids = dish.foods.filter(({ look, name }) => look.role === 'chunk' && name !== 'Kartul');
  return [
    potato ? swirl(sheet, mound, lighter(potato.look.colour, 0.4)) : grains(sheet, mound, grain),
    potato ? grains(sheet, within(mound, 0.9), { ...grain, colour: lighter(grain.colour, 0.1) }, false) : '',
    scatter(sheet, within(mound, 0.74), tossed(piecesOf(solids, mound, 0.5))),
    garnish(sheet, within(mound, 0.75), dish),
    herbBunch(sheet, dish, mound.x + 8, mound.y - 6),
    steam(well.x, well.y),
  ].join('');
}

/** Something small by the handful: edamame, olives, roasted peas. */
export function snack(sheet: Sheet, well: Region, dish: Dish): string {
  const solids = dish.foods.filter(({ look }) => ['chunk', 'berry', 'leaf'].includes(look.role));
  const [main] = solids;
  return [
    heap(sheet, within(well, 0.94), darker(main?.look.colour ?? '#B67B3F', 0.36)),
    scatter(sheet, well, tossed(piecesOf(solids, well, 1.1))),
    scatter(sheet, within(well, 0.94), tossed(piecesOf(solids, well, 1))),
    scatter(sheet, within(well, 0.7), tossed(piecesOf(solids, well, 0.6))),
    garnish(sheet, within(well, 0.8), dish),
    sprinkle(sheet, within(well, 0.8), { colour: '#FFFDF6', length: 0, width: 2.4 }, 20),
  ].join('');
}
