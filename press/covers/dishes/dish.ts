import type { MealType } from '../../../contract/enumerations.ts';
import type { DishFood, FoodRole } from '../foods/food-look.ts';
import type { Colour } from '../drawing/colour.ts';
import { blend } from '../drawing/colour.ts';
import type { Piece, Region } from '../drawing/scatter.ts';

/** A recipe as it is set before her: what lies in the vessel, most of it first. */
export interface Dish {
  id: string;
  name: string;
  mealType: MealType;
  /** All steps in one text, in lower case. */
  method: string;
  foods: readonly DishFood[];
}

export function foodsOf(dish: Dish, ...roles: FoodRole[]): DishFood[] {
  return dish.foods.filter(({ look }) => roles.includes(look.role));
}

/** The colour of all foods blended or cooked together: a purée, a smoothie, a broth. */
export function blendOf(foods: readonly DishFood[], otherwise: Colour): Colour {
  return blend(
    foods.map(({ grams, look }) => ({ colour: look.colour, weight: grams * look.strength })),
    otherwise,
  );
}

/** The pieces of each food, so many as cover this share of the region; a little of something still shows. */
export function piecesOf(
  foods: readonly DishFood[],
  { rx, ry, hasCorners }: Region,
  coverage: number,
): { piece: Piece; count: number }[] {
  const cuts = foods.filter(({ look }) => look.piece);
  const room = rx * ry * (hasCorners ? 4 : Math.PI) * coverage;
  const shares = cuts.map(({ grams }) => Math.max(grams, 12) ** 0.75);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return cuts.flatMap(({ look: { piece } }, index) => {
    if (!piece) return [];
    const area = piece.radius ** 2 * 2.6;
    const count = Math.round((room * (shares[index] ?? 0)) / total / area);
    return [{ piece, count: Math.min(Math.max(count, 2), 44) }];
  });
}
