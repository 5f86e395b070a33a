import type { Caller } from '../../../core/caller.ts';

/** Returns whether the caller may read the pages of a key: those of the nutrition plan need FOOD. */
export function isReadableBy(key: string, { viewer }: Caller): boolean {
  const isOfFood = key === 'nutrition' || key.startsWith('nutrition.');
  return !isOfFood || viewer.permissions.has('FOOD');
}
