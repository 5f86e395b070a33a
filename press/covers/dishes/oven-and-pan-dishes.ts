import type { Colour } from '../drawing/colour.ts';
import { lighter, mix } from '../drawing/colour.ts';
import { blob, n } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, softShadow, spotsIn, tossed } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { dollop, gloss, grains, sprinkle, steam } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import { boiledEgg, friedEgg } from '../pieces/animal.ts';
import type { Dish } from './dish.ts';
import { blendOf, foodsOf, piecesOf } from './dish.ts';
import { garnish } from './garnish.ts';

const within = (region: Region, share: number): Region => ({
  ...region,
  rx: region.rx * share,
  ry: region.ry * share,
});

/** The browning by the oven: dark patches between light ones. */
function browned(sheet: Sheet, region: Region, colour: Colour, count: number): string {
  const { random } = sheet;
  const patch = (paint: Colour, size: number, opacity: number) =>
    spotsIn(region, count, random, size)
      .map(
        ({ x, y }) =>
          `<path d="${blob(random, between(size * 0.6, size, random), between(size * 0.4, size * 0.8, random), 0.25, 7)}" transform="translate(${n(x, 0)} ${n(y, 0)})" fill="${paint}" fill-opacity="${opacity}"/>`,
      )
      .join('');
  return patch(lighter(colour, 0.5), 24, 0.75) + patch('#B8621B', 17, 0.5) + patch('#6E2F0E', 8, 0.5);
}

const box = ({ x, y, rx, ry }: Region, radius: number, fill: string) =>
  `<rect x="${n(x - rx)}" y="${n(y - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" rx="${radius}" fill="${fill}"/>`;

/** Baked in its dish: cheese or crust above, what is below showing through. */
export function gratin(sheet: Sheet, well: Region, dish: Dish): string {
  const sauces = foodsOf(dish, 'liquid').filter(({ name }) => /tomat/iu.test(name));
  const isSweet = dish.mealType === 'BREAKFAST';
  const crust = isSweet ? '#D9A65C' : '#F0C35A';
  const oats = foodsOf(dish, 'grain')[0]?.look.grain;
  const cheese = foodsOf(dish, 'chunk').filter(({ name }) => /mozzarella/iu.test(name));
  const solids = foodsOf(dish, 'chunk').filter(
    (food) => !cheese.includes(food) && !/sibul|muna|hakkliha|^Kartul/iu.test(food.name),
  );
  const base = sauces.length > 0 ? blendOf(sauces, '#CF3B1E') : crust;
  const room = within(well, 0.98);
  return [
    box(well, 28, sheet.slope(base, 0.9)),
    sauces.length > 0 ? '' : browned(sheet, within(well, 0.92), crust, 9),
    isSweet && oats ? grains(sheet, within(well, 0.96), oats, false) : '',
    isSweet
      ? scatter(sheet, room, tossed(piecesOf(solids, room, 0.5)))
      : rows(sheet, room, solids.slice(0, 3)),
    isSweet || sauces.length > 0 ? '' : `<g opacity=".45">${box(well, 28, crust)}</g>`,
    cheese.length > 0 ? melted(sheet, well) : browned(sheet, within(well, 0.9), crust, isSweet ? 5 : 9),
    garnish(sheet, within(well, 0.84), dish, 7),
    gloss({ ...well, rx: well.rx * 0.9, ry: well.ry * 0.9 }, 0.2),
    steam(well.x, well.y),
  ].join('');
}

/** Slices in overlapping rows, as a cook lays a gratin. */
function rows(sheet: Sheet, { x, y, rx, ry }: Region, foods: Dish['foods']): string {
  const pieces = foods.flatMap(({ look }) => look.piece ?? []);
  const [largest] = pieces.toSorted((one, other) => other.radius - one.radius);
  if (!largest) return '';
  const step = largest.radius * 1.42;
  const high = largest.radius * 1.75;
  const [columns, lines] = [Math.floor((rx * 2) / step), Math.floor((ry * 2) / high)];
  return Array.from({ length: lines * columns }, (_, index) => {
    const [line, column] = [Math.floor(index / columns), index % columns];
    const piece = pieces[(column + line) % pieces.length] ?? largest;
    const at = {
      x: x - rx + step * (column + 0.7) + (line % 2) * 5,
      y: y - ry + high * (line + 0.62) + between(-3, 3, sheet.random),
    };
    return lay(sheet, { ...piece, turn: 14 }, at);
  }).join('');
}

function melted(sheet: Sheet, well: Region): string {
  const { random } = sheet;
  return spotsIn(well, 16, random, 24)
    .map(({ x, y }) => {
      const size = between(20, 30, random);
      const spot = () =>
        `<ellipse cx="${n(between(-0.6, 0.6, random) * size)}" cy="${n(between(-0.5, 0.5, random) * size)}" rx="${n(between(3, 7, random))}" ry="${n(between(2, 4, random))}" fill="#B5671F" fill-opacity=".7"/>`;
      return `<g transform="translate(${n(x, 0)} ${n(y, 0)})"><path d="${blob(random, size * 1.2, size * 0.95, 0.26, 8)}" fill="#F0CE7E"/><path d="${blob(random, size * 1.02, size * 0.78, 0.26, 8)}" fill="${sheet.ball('#FAE7B4', 0.7)}"/>${spot()}${spot()}${spot()}</g>`;
    })
    .join('');
}

/** Eggs baked in what the pan holds. */
export function eggsInPan(sheet: Sheet, well: Region, dish: Dish): string {
  const sauces = foodsOf(dish, 'liquid').filter(({ name }) => /tomat/iu.test(name));
  const isSauce = sauces.length > 0;
  const colour = isSauce ? '#C93A1C' : '#3A2A20';
  const solids = foodsOf(dish, 'chunk', 'leaf').filter(({ name }) => !/^Muna$|sibul|Feta/u.test(name));
  const cheese = foodsOf(dish, 'chunk').filter(({ name }) => /Feta/u.test(name));
  const turn = between(0, 2, sheet.random);
  const eggs = Array.from({ length: 4 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 2;
    const spot = { x: well.x + Math.cos(angle) * well.rx * 0.5, y: well.y + Math.sin(angle) * well.ry * 0.5 };
    return lay(sheet, { draw: friedEgg, radius: 32 }, spot);
  });
  return [
    isSauce
      ? `<circle cx="${n(well.x)}" cy="${n(well.y)}" r="${n(well.rx)}" fill="${sheet.ball(colour, 0.8)}"/>`
      : '',
    scatter(sheet, within(well, 0.97), tossed(piecesOf(solids, well, isSauce ? 0.4 : 1.1))),
    isSauce
      ? `<circle cx="${n(well.x)}" cy="${n(well.y)}" r="${n(well.rx)}" fill="${colour}" fill-opacity=".28"/>`
      : '',
    ...(dish.foods.some(({ name }) => name === 'Muna') ? eggs : []),
    scatter(sheet, within(well, 0.86), tossed(piecesOf(cheese, well, 0.13))),
    garnish(sheet, within(well, 0.82), dish, 8),
    gloss(well, 0.25),
    steam(well.x, well.y),
  ].join('');
}

/** An omelette or a frittata that fills its pan. */
export function omelette(sheet: Sheet, well: Region, dish: Dish): string {
  const { random } = sheet;
  const fillings = foodsOf(dish, 'chunk', 'leaf').filter(({ name }) => name !== 'Muna');
  const place = `transform="translate(${n(well.x)} ${n(well.y)})"`;
  const creams = foodsOf(dish, 'cream');
  return [
    `<path d="${blob(random, well.rx * 0.97, well.ry * 0.97, 0.02, 14)}" ${place} fill="#B9761F"/>`,
    `<path d="${blob(random, well.rx * 0.92, well.ry * 0.92, 0.03, 14)}" ${place} fill="${sheet.ball('#F6C84A', 0.85)}"/>`,
    browned(sheet, within(well, 0.86), '#F6C84A', 7),
    scatter(sheet, within(well, 0.84), tossed(piecesOf(fillings, well, 0.55))),
    ...creams.flatMap(({ look }) =>
      spotsIn(within(well, 0.7), 5, random).map(({ x, y }) => dollop(sheet, x, y, 15, look.colour)),
    ),
    garnish(sheet, within(well, 0.76), dish, 9),
    gloss(within(well, 0.92), 0.35),
    steam(well.x, well.y),
  ].join('');
}

/** A pizza, cut into six. */
export function pizza(sheet: Sheet, well: Region, dish: Dish): string {
  const { random } = sheet;
  const { x, y } = well;
  const radius = well.ry * 1.36;
  const round = { x, y, rx: radius, ry: radius };
  const place = `transform="translate(${n(x)} ${n(y)})"`;
  const toppings = foodsOf(dish, 'chunk', 'leaf').filter(({ name }) => !/mozzarella/iu.test(name));
  const cuts = [0, 1, 2]
    .map((index) => {
      const angle = 0.3 + (index * Math.PI) / 3;
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    })
    .join('');
  return [
    `<circle cx="${n(x + 6)}" cy="${n(y + 10)}" r="${n(radius * 1.06)}" fill="${sheet.shadow()}"/>`,
    `<path d="${blob(random, radius, radius, 0.02, 16)}" ${place} fill="${sheet.ball('#DDA65B', 0.9)}" ${EDGE}/>`,
    `<path d="${blob(random, radius * 0.86, radius * 0.86, 0.03, 14)}" ${place} fill="${sheet.ball('#C93A1A', 0.7)}"/>`,
    melted(sheet, { ...within(round, 0.86), hasCorners: false }),
    scatter(sheet, within(round, 0.82), tossed(piecesOf(toppings, within(round, 0.8), 0.62))),
    garnish(sheet, within(round, 0.7), dish, 8),
    `<path d="${cuts}" stroke="#5A2A10" stroke-opacity=".55" stroke-width="2.500"/>`,
  ].join('');
}

/** Halves that hold a filling: peppers, potatoes, eggs. */
export function stuffed(sheet: Sheet, well: Region, dish: Dish): string {
  const { random } = sheet;
  const holder = foodsOf(dish, 'chunk').find(({ name }) => /paprika|kartul|Bataat|^Muna/iu.test(name));
  const fillings = dish.foods.filter(
    (food) => food !== holder && food.look.piece && food.look.role !== 'herb',
  );
  const grain =
    foodsOf(dish, 'grain')[0]?.look.grain ??
    foodsOf(dish, 'cream').find(({ look }) => look.grain)?.look.grain;
  const [cream] = foodsOf(dish, 'cream');
  if (holder?.name === 'Muna') return stuffedEggs(sheet, well, dish);
  const skin =
    holder?.name === 'Punane paprika' ? '#CF2A1F' : holder?.name === 'Bataat' ? '#8E4A2E' : '#A8743C';
  const inside = holder?.name === 'Punane paprika' ? '#8E3A1E' : (holder?.look.colour ?? '#EBC867');
  const count = holder?.name === 'Punane paprika' ? 4 : 2;
  const spots =
    count === 4
      ? [-1, 1].flatMap((row) => [-1, 1].map((column) => ({ x: well.x + column * 74, y: well.y + row * 50 })))
      : [
          { x: well.x - 8, y: well.y - 52 },
          { x: well.x + 10, y: well.y + 50 },
        ];
  const [rx, ry] = count === 4 ? [70, 46] : [112, 52];
  return [
    count === 4 && foodsOf(dish, 'liquid').length > 0
      ? box(well, 28, sheet.slope(blendOf(foodsOf(dish, 'liquid'), '#CF3B1E'), 0.8))
      : '',
    ...spots.map(({ x, y }) => {
      const place = `transform="translate(${n(x)} ${n(y)})rotate(${n(between(-7, 7, random), 0)})"`;
      const room = { x, y, rx: rx * 0.74, ry: ry * 0.66 };
      return [
        `<ellipse cx="${n(x + 4)}" cy="${n(y + 9)}" rx="${n(rx * 1.08)}" ry="${n(ry * 1.12)}" fill="${sheet.shadow()}"/>`,
        `<path d="${blob(random, rx, ry, 0.05, 9)}" ${place} fill="${sheet.ball(skin, 1.1)}" ${EDGE}/>`,
        `<path d="${blob(random, rx * 0.88, ry * 0.84, 0.05, 9)}" ${place} fill="${sheet.ball(inside, 0.8)}"/>`,
        grain ? grains(sheet, room, grain) : '',
        scatter(sheet, room, tossed(piecesOf(fillings, room, 0.85))),
        cream && !grain ? dollop(sheet, x, y - 4, 18, cream.look.colour) : '',
        count === 4 ? browned(sheet, room, '#F4C95C', 2) : '',
        garnish(sheet, room, dish, 4),
      ].join('');
    }),
    steam(well.x, well.y - 20),
  ].join('');
}

function stuffedEggs(sheet: Sheet, well: Region, dish: Dish): string {
  const green = blendOf(
    dish.foods.filter(({ name }) => /Avokaado|jogurt/u.test(name)),
    '#C9D98A',
  );
  const filled = (from: Sheet) => boiledEgg(from).replace(/<circle[^>]*>/u, '');
  const spots = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 6;
    return index === 6
      ? { x: well.x, y: well.y }
      : { x: well.x + Math.cos(angle) * well.rx * 0.66, y: well.y + Math.sin(angle) * well.ry * 0.66 };
  });
  return spots
    .map(({ x, y }) =>
      [
        softShadow(sheet, 38, x, y) + sheet.place(filled, x, y, 0, 1.45),
        dollop(sheet, x + 2, y - 3, 22, mix(green, '#B9CF6A', 0.5)),
        sprinkle(
          sheet,
          { x: x + 2, y: y - 3, rx: 24, ry: 20 },
          { colour: '#B83A16', length: 0, width: 2.4 },
          7,
        ),
        sprinkle(
          sheet,
          { x: x + 2, y: y - 3, rx: 24, ry: 20 },
          { colour: '#4C8F2E', length: 6, width: 2.4 },
          4,
        ),
      ].join(''),
    )
    .join('');
}
