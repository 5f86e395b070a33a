/**
 * Her progress with one of the dishes that she cooks together. Keyed by the recipe's id: each dish is a mark of its own, so that
 * two phones, one at the soup and one at the fish, do not undo each other's.
 */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface TogetherDone {
  /** The id of the plan. */
  plan: string;
  /** The number of the dish's rows, from its first, that are done: this counts if their tags are not known. */
  rows: number;
  /** A tag of each of them, which is another's once staff change the recipe. Releases before it said nothing. */
  tags?: unknown;
}

const MANY = 400;

export const togetherDone: MarkKind<TogetherDone> = {
  name: 'together-done',
  key: CONTENT_ID,
  maxKept: 50,
  // As long as the plan (together.mark.ts).
  lifeMs: 2 * 24 * 60 * 60 * 1000,
  isValue(value): value is TogetherDone {
    if (typeof value !== 'object' || value === null) return false;
    const { plan, rows }: Partial<Record<keyof TogetherDone, unknown>> = value;
    return (
      typeof plan === 'string' &&
      plan.length === 36 &&
      typeof rows === 'number' &&
      Number.isInteger(rows) &&
      rows >= 0 &&
      rows <= MANY
    );
  },
};
