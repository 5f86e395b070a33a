/** Records that she has a food at home now, until she says that it is gone. Keyed by the food's id. One she always has is a staple. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const pantryFood: MarkKind<true> = {
  name: 'pantry-food',
  key: CONTENT_ID,
  maxKept: 500,
  isValue: (value): value is true => value === true,
};
