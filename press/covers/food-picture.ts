import { icons } from '@iconify-json/fluent-emoji-flat';
import { OWN_FOOD_PICTURES } from './own-food-pictures.ts';

/** Width and height of the area every food picture is drawn on. */
export const FOOD_PICTURE_SIZE = 32;

/** Returns the inside of the 32 × 32 SVG with this name. Throws if neither set has it. */
export function foodPicture(name: string): string {
  const body = OWN_FOOD_PICTURES[name] ?? icons.icons[name]?.body;
  if (body === undefined) throw new Error(`No food picture is called ${name}.`);
  return body;
}
