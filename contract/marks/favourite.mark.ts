/** Records that a recipe or a training is among her favourites. It ends when she takes it out. */
import type { MarkKind } from './mark-kind.ts';

export type FavouriteThing = 'recipe' | 'training';

export const favourite: MarkKind<true> = {
  name: 'favourite',
  key: /^(?:recipe|training)\.[\w-]{1,100}$/,
  maxKept: 1_000,
  isValue: (value): value is true => value === true,
};

export function favouriteKey(thing: FavouriteThing, id: string): string {
  return `${thing}.${id}`;
}
