import { darker, mix } from '../drawing/colour.ts';
import { n } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, tossed } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { grains, heap, steam, strands } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import { fillet, meatSlice, roastThigh } from '../pieces/animal.ts';
import type { DishFood } from '../foods/food-look.ts';
import type { Dish } from './dish.ts';
import { foodsOf, piecesOf } from './dish.ts';
import { creamOnTop, garnish } from './garnish.ts';

const within = (region: Region, share: number): Region => ({
  ...region,
  rx: region.rx * share,
  ry: region.ry * share,
});

/** A salad: leaves or grain beneath, everything else tossed on top. */
export function salad(sheet: Sheet, well: Region, dish: Dish): string {
  const leaves = foodsOf(dish, 'leaf');
  const grain = foodsOf(dish, 'grain')[0]?.look.grain;
  const [noodle] = foodsOf(dish, 'noodle');
  const solids = foodsOf(dish, 'chunk', 'berry');
  const room = within(well, 0.98);
  return [
    heap(sheet, within(well, 0.96), leaves.length > 0 ? '#3C6420' : darker(grain?.colour ?? '#8FA05A', 0.3)),
    scatter(sheet, room, tossed(piecesOf(leaves, room, 1.15))),
    grain ? grains(sheet, within(well, 0.86), grain) : '',
    noodle ? strands(sheet, within(well, 0.9), noodle.look.colour, 7.5, 64) : '',
    scatter(sheet, room, tossed(piecesOf(leaves, room, grain ? 0.16 : 0.34))),
    scatter(
      sheet,
      within(well, 0.94),
      tossed(piecesOf(solids, room, grain || noodle ? 0.6 : leaves.length > 0 ? 0.8 : 1.15)),
    ),
    creamOnTop(sheet, well, dish),
    garnish(sheet, within(well, 0.82), dish, 9),
  ].join('');
}

/** Draws a dish from the wok: glossy, the grain or noodles beneath. */
export function stirFry(sheet: Sheet, well: Region, dish: Dish): string {
  const grain = foodsOf(dish, 'grain')[0]?.look.grain;
  const [noodle] = foodsOf(dish, 'noodle');
  const solids = foodsOf(dish, 'chunk', 'leaf');
  return [
    grain
      ? grains(sheet, { ...well, x: well.x - well.rx * 0.42, rx: well.rx * 0.54, ry: well.ry * 0.82 }, grain)
      : '',
    noodle ? strands(sheet, within(well, 0.9), mix(noodle.look.colour, '#C98A3A', 0.25), 7.5, 70) : '',
    scatter(
      sheet,
      grain
        ? { ...well, x: well.x + well.rx * 0.22, rx: well.rx * 0.72, ry: well.ry * 0.88 }
        : within(well, 0.9),
      tossed(piecesOf(solids, well, grain ? 0.72 : 0.6)),
    ),
    garnish(sheet, within(well, 0.8), dish, 8),
    steam(well.x, well.y),
  ].join('');
}

/** Roasted on a tray, with room around each piece; whole fillets lie on top. */
export function trayBake(sheet: Sheet, well: Region, dish: Dish): string {
  const fish = foodsOf(dish, 'chunk').filter(({ group }) => group === 'kala');
  const meat = foodsOf(dish, 'chunk').filter(({ group }) => group === 'liha');
  const others = foodsOf(dish, 'chunk', 'leaf').filter(
    (food) => !fish.includes(food) && !meat.includes(food),
  );
  const colours = fish.map(({ look }) => look.colour);
  const laid = colours.flatMap((colour) => {
    const draw = fillet(colour, '#FFE3D0', { length: 150, width: 70 });
    return [
      lay(sheet, { draw, radius: 56, turn: 12 }, { x: well.x - 60, y: well.y - 36 }),
      lay(sheet, { draw, radius: 56, turn: 12 }, { x: well.x + 52, y: well.y + 40 }),
    ];
  });
  return [
    `<g opacity=".5">${stains(sheet, well)}</g>`,
    scatter(sheet, well, tossed(piecesOf(others, well, fish.length > 0 ? 0.66 : 0.92))),
    ...laid,
    ...meat.map((food) => joints(sheet, well, food)),
    garnish(sheet, within(well, 0.9), dish, 9),
    steam(well.x, well.y - 10),
  ].join('');
}

/** Meat in pieces as large as a hand's palm: a bird's thighs in their skin, anything else in thick slices. */
function joints(sheet: Sheet, well: Region, { name, look }: DishFood): string {
  const isBird = /^Kana|^Kalkun/u.test(name);
  const draw = isBird
    ? roastThigh(mix(look.colour, '#D58E3C', 0.7))
    : meatSlice(mix(look.colour, '#F0CDA8', 0.55), mix(look.colour, '#7A3F1B', 0.65), 92);
  const spots: [number, number][] = [
    [-104, -50],
    [2, -62],
    [104, -40],
    [-60, 40],
    [46, 46],
  ];
  return spots
    .map(([x, y]) =>
      lay(
        sheet,
        { draw, radius: 38, turn: isBird ? 80 : 25, scale: isBird ? 1.2 : 1 },
        { x: well.x + x, y: well.y + y },
      ),
    )
    .join('');
}

function stains({ random }: Sheet, well: Region): string {
  return Array.from({ length: 7 }, () => {
    const [x, y] = [between(-well.rx, well.rx, random), between(-well.ry, well.ry, random)];
    return `<ellipse cx="${n(well.x + x, 0)}" cy="${n(well.y + y, 0)}" rx="${n(between(14, 34, random), 0)}" ry="${n(between(8, 20, random), 0)}" fill="#B07A35" fill-opacity=".35"/>`;
  }).join('');
}

/** A bowl in sectors, each food in its own. */
export function sectors(sheet: Sheet, well: Region, dish: Dish): string {
  const grain = foodsOf(dish, 'grain')[0]?.look.grain;
  const foods = foodsOf(dish, 'chunk', 'leaf', 'berry').slice(0, 6);
  const turn = between(0, Math.PI * 2, sheet.random);
  const parts = foods.map((food) => Math.max(food.grams, 30) ** 0.6);
  const total = parts.reduce((sum, part) => sum + part, 0);
  let from = turn;
  const wedges = foods.map((food, index) => {
    const span = ((parts[index] ?? 0) / total) * Math.PI * 2;
    const drawn = sector(sheet, well, food, from, span);
    from += span;
    return drawn;
  });
  return [
    grain ? grains(sheet, within(well, 0.98), grain) : heap(sheet, well, '#8A6A3A'),
    ...wedges,
    garnish(sheet, within(well, 0.8), dish, 5),
  ].join('');
}

function sector(sheet: Sheet, well: Region, { look }: DishFood, from: number, span: number): string {
  const { piece } = look;
  if (!piece) return '';
  const rings = [0.42, 0.66, 0.86];
  const spots = rings.flatMap((share) => {
    const reach = well.rx * share;
    const count = Math.max(1, Math.floor((span * reach) / (piece.radius * 1.45)));
    return Array.from({ length: count }, (_, index) => {
      const angle = from + (span * (index + 0.5)) / count;
      return { x: well.x + Math.cos(angle) * reach, y: well.y + Math.sin(angle) * reach };
    });
  });
  const few = piece.radius > 24 ? spots.filter((_, index) => index % 2 === 0) : spots;
  return few
    .toSorted((one, other) => one.y - other.y)
    .map((spot) => lay(sheet, piece, spot))
    .join('');
}
