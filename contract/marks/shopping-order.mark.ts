/** The aisles in the order in which she walks through her shop, as her ticks have shown it. */
import type { MarkKind } from './mark-kind.ts';

const AISLE = /^[a-z-]{1,40}$/;
const MANY = 40;

export const shoppingOrder: MarkKind<readonly string[]> = {
  name: 'shopping-order',
  key: /^aisles$/,
  maxKept: 1,
  isValue: (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.length <= MANY &&
    new Set(value).size === value.length &&
    value.every((aisle) => typeof aisle === 'string' && AISLE.test(aisle)),
};

/** Its only key. */
export const AISLES = 'aisles';
