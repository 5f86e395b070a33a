/** Records that she always has a food at home, so that no list asks for it. Keyed by the food's id. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const shoppingStaple: MarkKind<true> = {
  name: 'shopping-staple',
  key: CONTENT_ID,
  maxKept: 500,
  isValue: (value): value is true => value === true,
};
