/** Her own note on a recipe. Keyed by the recipe's id. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface RecipeNote {
  /** Empty if she has removed it. */
  text: string;
  /**
   * The number of writes by each of her devices, as far as the last writer knew: further writes of a device were overwritten
   * unseen.
   */
  writes: Readonly<Record<string, number>>;
}

export const RECIPE_NOTE_MAX_LENGTH = 1_000;
export const RECIPE_NOTE_MAX_DEVICES = 20;
const DEVICE = /^[0-9a-f]{8}$/;

export const recipeNote: MarkKind<RecipeNote> = {
  name: 'recipe-note',
  key: CONTENT_ID,
  maxKept: 1_000,
  consent: 'FOOD_NOTES',
  isValue(value): value is RecipeNote {
    if (typeof value !== 'object' || value === null) return false;
    const { text, writes }: Partial<Record<keyof RecipeNote, unknown>> = value;
    if (typeof text !== 'string' || text.length > RECIPE_NOTE_MAX_LENGTH) return false;
    if (typeof writes !== 'object' || writes === null) return false;
    const known = Object.entries(writes);
    return (
      known.length <= RECIPE_NOTE_MAX_DEVICES &&
      known.every(([device, count]) => DEVICE.test(device) && Number.isInteger(count) && Number(count) > 0)
    );
  },
};
