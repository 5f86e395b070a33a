/**
 * Records that she ate a recipe on a day. Each day is a mark of its own, so that nothing is lost when two phones are both without a
 * network.
 */
import { isDay } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';

export const eaten: MarkKind<true> = {
  name: 'eaten',
  key: /^[\w-]{1,100}\.(?<day>\d{4}-\d{2}-\d{2})$/,
  /** Two years of four meals a day. */
  maxKept: 3_000,
  isValue: (value): value is true => value === true,
};

export function eatenKey(recipeId: string, day: string): string {
  return `${recipeId}.${day}`;
}

/** Undefined if the key names no day that exists. */
export function eatenOf(key: string): { recipeId: string; day: string } | undefined {
  const dot = key.lastIndexOf('.');
  const day = key.slice(dot + 1);
  return isDay(day) ? { recipeId: key.slice(0, dot), day } : undefined;
}
