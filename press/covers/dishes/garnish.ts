import type { Region } from '../drawing/scatter.ts';
import { lay, scatter, spotsIn } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { dollop, drizzle, sprinkle } from '../drawing/textures.ts';
import { between } from '../drawing/seeded-random.ts';
import type { Dish } from './dish.ts';
import { foodsOf } from './dish.ts';

const PEPPER = { colour: '#3A2A1E', length: 0, width: 2.2 };

/** Herbs, nuts, seeds and spice on top, as the recipe has them. */
export function garnish(sheet: Sheet, region: Region, dish: Dish, most = 7): string {
  const loose = foodsOf(dish, 'crumb').filter(({ look }) => look.grain);
  const pieces = [...foodsOf(dish, 'crumb').filter(({ look }) => look.piece), ...foodsOf(dish, 'herb')];
  const spice = dish.foods.find(({ name }) => name === 'Paprikapulber' || name === 'Kaneel');
  return [
    ...loose.map(({ look, grams }) =>
      look.grain ? sprinkle(sheet, region, look.grain, Math.min(20 + grams * 3, 60)) : '',
    ),
    spice ? sprinkle(sheet, region, { colour: spice.look.colour, length: 0, width: 2.6 }, 26) : '',
    scatter(
      sheet,
      region,
      pieces.flatMap(({ look: { piece }, grams }) =>
        piece ? Array.from({ length: Math.min(Math.max(3, Math.round(grams / 2)), most) }, () => piece) : [],
      ),
    ),
    dish.foods.some(({ name }) => name === 'Must pipar') ? sprinkle(sheet, region, PEPPER, 18) : '',
  ].join('');
}

/** One generous bunch of herbs at a spot, rather than leaves all over. */
export function herbBunch(sheet: Sheet, dish: Dish, x: number, y: number): string {
  const herb = foodsOf(dish, 'herb').find(({ look }) => look.piece);
  const piece = herb?.look.piece;
  if (!piece) return '';
  return spotsIn({ x, y, rx: 13, ry: 11 }, 5, sheet.random)
    .map((spot) => lay(sheet, piece, spot))
    .join('');
}

/** Sour cream or yoghurt on top of what is served with it. */
export function creamOnTop(sheet: Sheet, { x, y, rx }: Region, dish: Dish): string {
  const [cream] = foodsOf(dish, 'cream').filter(({ name }) => /koor|jogurt|toorjuust|ricotta/iu.test(name));
  return cream ? dollop(sheet, x + rx * 0.12, y - rx * 0.08, rx * 0.24, cream.look.colour) : '';
}

/** Coconut milk or cream poured over a soup. */
export function pouredCream(sheet: Sheet, { x, y, rx, ry }: Region, dish: Dish): string {
  const hasCream = dish.foods.some(({ name }) => /kookospiim|koor|toorjuust/iu.test(name));
  if (!hasCream) return '';
  const place = { x: x - rx * 0.1, y: y + ry * 0.06, rx: rx * 0.82, ry: ry * 0.82 };
  return drizzle(sheet, place, '#FFF8EA', 6, between(0, 180, sheet.random));
}
