import type { Colour } from '../drawing/colour.ts';
import type { Piece } from '../drawing/scatter.ts';
import type { Grain } from '../drawing/textures.ts';

/** The role of a food in a dish, once it is cooked. */
export type FoodRole =
  | 'chunk'
  | 'leaf'
  | 'grain'
  | 'noodle'
  | 'liquid'
  | 'cream'
  | 'herb'
  | 'crumb'
  | 'berry'
  | 'bread'
  | 'seasoning';

export interface FoodLook {
  role: FoodRole;
  colour: Colour;
  /** The strength with which a gram of it colours what it is stirred into; milk is 1. */
  strength: number;
  /** One piece as it is cut for a salad, a soup or a pan. */
  piece?: Piece;
  /** Grams of one piece. */
  grams?: number;
  /** Grain, seeds, crumbs: drawn by the hundred. */
  grain?: Grain;
}

/** A food of the recipe with its look and how much of it there is a portion. */
export interface DishFood {
  name: string;
  /** As in the food table: „liha“, „köögivili“ … */
  group: string;
  grams: number;
  look: FoodLook;
}
