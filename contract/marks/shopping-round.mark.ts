/** Grows each time she empties her shopping list. No tick from before applies to a source that she lists afterwards. */
import type { MarkKind } from './mark-kind.ts';

export const shoppingRound: MarkKind<number> = {
  name: 'shopping-round',
  key: /^list$/,
  maxKept: 1,
  isValue: (value): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) < 999_999,
};

/** Its only key. */
export const LIST = 'list';
