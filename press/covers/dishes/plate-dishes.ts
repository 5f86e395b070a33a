import type { Colour } from '../drawing/colour.ts';
import { darker, mix } from '../drawing/colour.ts';
import { blob, n } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, tossed } from '../drawing/scatter.ts';
import type { Draw, Sheet } from '../drawing/sheet.ts';
import { dollop, gloss, grains, heap, steam, strands, swirl } from '../drawing/textures.ts';
import { curd, fillet, friedFish, meatSlice, patty } from '../pieces/animal.ts';
import { citrus } from '../pieces/slices.ts';
import { crusted } from '../pieces/round.ts';
import type { DishFood } from '../foods/food-look.ts';
import type { Dish } from './dish.ts';
import { blendOf, foodsOf, piecesOf } from './dish.ts';
import { garnish, herbBunch } from './garnish.ts';

const part = ({ x, y, rx, ry }: Region, dx: number, dy: number, w: number, h = w): Region => ({
  x: x + rx * dx,
  y: y + ry * dy,
  rx: rx * w,
  ry: ry * h,
});

/** A main course: what the meal is named for in front, its sides behind it. */
export function mainCourse(sheet: Sheet, well: Region, dish: Dish): string {
  const main = mainFood(dish);
  const sides = foodsOf(dish, 'chunk', 'leaf').filter((food) => food !== main && !isAside(food));
  const [first, ...rest] = sides.toSorted((one, other) => other.grams - one.grams);
  const grain = foodsOf(dish, 'grain').find(({ name }) => name !== 'Kaerahelbed')?.look.grain;
  const starch = part(well, -0.4, -0.36, 0.58, 0.58);
  const greens = part(well, 0.48, -0.4, 0.5, 0.54);
  return [
    grain ? grains(sheet, starch, grain) : '',
    !grain && first ? starchSide(sheet, starch, first, dish) : '',
    scatter(sheet, greens, tossed(piecesOf(grain ? sides : rest, greens, 1))),
    main ? mainPiece(sheet, part(well, 0.04, 0.42, 0.9, 0.54), main, dish) : '',
    sideSauce(sheet, well, dish, main),
    scatter(
      sheet,
      part(well, 0.5, 0, 0.36, 0.3),
      tossed(piecesOf(foodsOf(dish, 'berry'), part(well, 0.5, 0, 0.36, 0.3), 0.7)),
    ),
    lemon(sheet, well, dish),
    garnish(
      sheet,
      part(well, 0.02, 0.3, 0.6, 0.4),
      { ...dish, foods: dish.foods.filter(({ look }) => look.role !== 'crumb') },
      4,
    ),
    steam(well.x, well.y),
  ].join('');
}

const isAside = ({ name }: DishFood): boolean => /^(?:Mugulsibul|Sidrun|Muna|Roheline sibul)$/u.test(name);

function mainFood(dish: Dish): DishFood | undefined {
  const animals = foodsOf(dish, 'chunk').filter(({ group }) => ['liha', 'kala', 'mereannid'].includes(group));
  return animals[0] ?? foodsOf(dish, 'chunk').find(({ group }) => group === 'muna' || group === 'taimne');
}

function starchSide(sheet: Sheet, region: Region, food: DishFood, dish: Dish): string {
  const isMash = /püree/u.test(dish.name.toLowerCase());
  if (isMash) return swirl(sheet, region, mix(food.look.colour, '#FBF0CF', 0.55));
  return scatter(sheet, region, tossed(piecesOf([food], region, 1.05)));
}

function mainPiece(sheet: Sheet, region: Region, main: DishFood, dish: Dish): string {
  const name = dish.name.toLowerCase();
  const { colour } = main.look;
  const { x, y, rx } = region;
  const row = (draw: Draw, radius: number, count: number, gap: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = index - (count - 1) / 2;
      return lay(sheet, { draw, radius, turn: 12 }, { x: x + at * gap, y: y + Math.abs(at) * 6 - 2 });
    }).join('');
  if (/pallid/u.test(name)) return row(crusted(mix(colour, '#8A4A22', 0.5), 26, '#E3B27A'), 26, 5, 42);
  if (/kotlet/u.test(name)) return row(patty(mix('#B87333', colour, 0.25), 43), 43, 3, 64);
  if (/kaste/u.test(name)) return saucedMeat(sheet, region, main, dish);
  if (/munapuder/u.test(name)) return scrambled(sheet, region, dish);
  if (/räim/u.test(name)) return tilted(sheet, x, y, friedFish('#C9954A'));
  if (main.group === 'kala') {
    const cooked = /praetud|praed|prae/u.test(`${name} ${dish.method}`) && main.name !== 'Lõhefilee';
    if (main.name === 'Makrell') return tilted(sheet, x, y - 4, grilledMackerel);
    const flesh = cooked ? mix(colour, '#DE9A3C', 0.74) : colour;
    const one = (length: number, width: number) =>
      fillet(flesh, darker(flesh, 0.3), { length, width, isFried: cooked });
    return [
      inSauce(sheet, region, dish),
      lay(sheet, { draw: one(142, 60), radius: 52, turn: 6 }, { x: x - 14, y: y - 12 }),
      lay(sheet, { draw: one(130, 54), radius: 48, turn: 6 }, { x: x + 18, y: y + 20 }),
    ].join('');
  }
  if (/steik/u.test(name)) return row(meatSlice('#C4565A', '#4A2415', 84), 34, 5, rx * 0.33);
  return scatter(sheet, region, tossed(piecesOf([main], region, 0.95)));
}

function tilted(sheet: Sheet, x: number, y: number, draw: Draw): string {
  return [-34, -2, 30]
    .map((dy, index) =>
      lay(sheet, { draw, radius: 40, turn: 5, scale: 1.35 }, { x: x + (index - 1) * 10, y: y + dy }),
    )
    .join('');
}

const grilledMackerel: Draw = (sheet) =>
  `${friedFish('#93A0A6')(sheet)}<path d="M-30-11l9 22M-14-14l10 28M4-13l9 24" stroke="#2A1A12" stroke-opacity=".65" stroke-width="4.500" stroke-linecap="round"/><path d="M-40 6Q-6 18 26 7" fill="none" stroke="#E3B46A" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`;

/** A fish in tomato sauce lies in a red puddle. */
function inSauce(sheet: Sheet, { x, y, rx, ry }: Region, dish: Dish): string {
  const sauces = foodsOf(dish, 'liquid').filter(({ name }) => /tomat/iu.test(name));
  const [sauce] = sauces;
  if (!sauce) return '';
  const solids = foodsOf(dish, 'chunk').filter(({ name }) => /oliiv/iu.test(name));
  const puddle = { x, y, rx: rx * 1.05, ry: ry * 1.25 };
  return [
    heap(sheet, puddle, sauce.look.colour, 0.08),
    gloss(puddle, 0.35),
    scatter(sheet, puddle, tossed(piecesOf(solids, puddle, 0.3))),
  ].join('');
}

function saucedMeat(sheet: Sheet, region: Region, main: DishFood, dish: Dish): string {
  const sauces = foodsOf(dish, 'liquid', 'cream');
  const colour = mix(blendOf(sauces, '#E8CFA4'), '#B9722F', 0.55);
  const puddle = { ...region, rx: region.rx * 1.02, ry: region.ry * 1.15 };
  return [
    heap(sheet, puddle, colour, 0.07),
    scatter(
      sheet,
      { ...puddle, rx: puddle.rx * 0.9, ry: puddle.ry * 0.86 },
      tossed(piecesOf([main], puddle, 0.62)),
    ),
    gloss(puddle, 0.4),
  ].join('');
}

function scrambled(sheet: Sheet, region: Region, dish: Dish): string {
  const draw = curd('#F7CF57', 21);
  const fish = foodsOf(dish, 'chunk').filter(({ group }) => group === 'kala');
  return [
    scatter(
      sheet,
      { x: region.x, y: region.y - 40, rx: region.rx * 0.84, ry: region.ry * 1.3 },
      Array.from({ length: 34 }, () => ({ draw, radius: 21, turn: 30 })),
    ),
    scatter(
      sheet,
      { x: region.x, y: region.y - 40, rx: region.rx * 0.64, ry: region.ry },
      tossed(piecesOf(fish, region, 0.2)),
    ),
  ].join('');
}

/** Yoghurt, sour cream or tzatziki beside the main piece. */
function sideSauce(sheet: Sheet, well: Region, dish: Dish, main: DishFood | undefined): string {
  if (/kaste(?!s)/u.test(dish.name.toLowerCase()) && main?.group === 'liha') return '';
  const [sauce] = foodsOf(dish, 'cream').filter(({ name }) => /koor|jogurt/iu.test(name));
  return sauce ? dollop(sheet, well.x - well.rx * 0.62, well.y + well.ry * 0.4, 22, sauce.look.colour) : '';
}

function lemon(sheet: Sheet, { x, y, rx, ry }: Region, dish: Dish): string {
  if (!dish.foods.some(({ name }) => name === 'Sidrun')) return '';
  const draw = citrus('#F2CB2E', '#FBE67C', 22);
  return lay(sheet, { draw, radius: 22 }, { x: x + rx * 0.72, y: y + ry * 0.36 });
}

/** Pasta wound into a nest, its sauce on top. */
export function pasta(sheet: Sheet, well: Region, dish: Dish): string {
  const noodle = foodsOf(dish, 'noodle')[0]?.look.colour ?? '#F1CE74';
  const nest = part(well, 0, 0, 0.94);
  const sauces = foodsOf(dish, 'liquid');
  const lentils = foodsOf(dish, 'grain')[0]?.look.grain;
  const solids = foodsOf(dish, 'chunk', 'leaf').filter(({ name }) => !/sibul|Porgand|Varsseller/u.test(name));
  const [cream] = foodsOf(dish, 'cream');
  const top = part(nest, 0, -0.04, 0.66);
  return [
    strands(sheet, nest, noodle, 8, 66),
    sauces.length > 0 ? ragout(sheet, top, blendOf(sauces, '#CF3B1E')) : '',
    lentils
      ? grains(
          sheet,
          part(top, 0, 0, 0.86),
          { ...lentils, colour: mix(lentils.colour, '#C4401E', 0.45) },
          false,
        )
      : '',
    scatter(sheet, part(nest, 0, 0, 0.8), tossed(piecesOf(solids, top, 0.85))),
    cream ? dollop(sheet, well.x + 14, well.y - 8, 24, cream.look.colour) : '',
    garnish(sheet, part(nest, 0, 0, 0.62), dish, 6),
    herbBunch(sheet, dish, well.x - 6, well.y - 10),
    steam(well.x, well.y),
  ].join('');
}

function ragout(sheet: Sheet, { x, y, rx, ry }: Region, colour: Colour): string {
  const place = `transform="translate(${n(x)} ${n(y)})"`;
  return [
    `<path d="${blob(sheet.random, rx * 1.06, ry * 1.06, 0.14, 11)}" ${place} fill="${darker(colour, 0.4)}" fill-opacity=".45"/>`,
    `<path d="${blob(sheet.random, rx, ry, 0.14, 11)}" ${place} fill="${sheet.ball(colour, 0.9)}"/>`,
    gloss({ x, y, rx: rx * 0.9, ry: ry * 0.9 }, 0.4),
  ].join('');
}

/** A curry: rice on one side, the sauce with its pieces on the other. */
export function curry(sheet: Sheet, well: Region, dish: Dish): string {
  const grain = foodsOf(dish, 'grain')[0]?.look.grain;
  const sauces = dish.foods.filter(({ look }) => ['liquid', 'seasoning'].includes(look.role));
  const colour = mix(blendOf(sauces, '#E5A83A'), '#E0952A', 0.3);
  const solids = foodsOf(dish, 'chunk', 'leaf').filter(({ name }) => name !== 'Mugulsibul');
  const pool = grain ? part(well, 0.22, 0.08, 0.76, 0.88) : well;
  return [
    `<ellipse cx="${n(well.x)}" cy="${n(well.y)}" rx="${n(well.rx)}" ry="${n(well.ry)}" fill="${sheet.hollow(colour)}"/>`,
    grain ? grains(sheet, part(well, -0.48, -0.1, 0.5, 0.8), grain) : '',
    scatter(sheet, part(pool, 0, 0, 0.94), tossed(piecesOf(solids, pool, 0.8))),
    gloss(well, 0.4),
    garnish(sheet, part(pool, 0, 0, 0.7), dish, 5),
    steam(well.x, well.y),
  ].join('');
}
