import { icons } from '@iconify-json/fluent-emoji-flat';
import { OWN_FOOD_PICTURES } from './own-food-pictures.ts';

/** Width and height of the field that every food picture is drawn on. */
export const FOOD_PICTURE_SIZE = 32;

/** The inside of an SVG, 32 × 32, of the picture with this name. Throws on a name that neither set has. */
export function foodPicture(name: string): string {
  const body = OWN_FOOD_PICTURES[name] ?? icons.icons[name]?.body;
  if (body === undefined) throw new Error(`No food picture is called ${name}.`);
  return body;
}
