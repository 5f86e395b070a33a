/**
 * Records that a row of her shopping list is bought, or at home, and for which amounts, so that an amount listed later is still
 * to be bought. Each state of a row has a mark of its own, so that two phones in one shop lose none of each other's ticks. That
 * holds even if one of them did not know yet all that the other had listed.
 */
import type { MarkKind } from './mark-kind.ts';

export interface ShoppingTick {
  how: 'bought' | 'home';
  /** Amounts in parts, keyed by the tag of what listed them (src/features/food/shopping/parts.ts). A row of her own has none. */
  covered: Readonly<Record<string, number>>;
}

const TAG = /^[0-9a-z]{1,7}$/;
const MANY = 200;

export const shoppingTick: MarkKind<ShoppingTick> = {
  name: 'shopping-tick',
  key: /^(?:food\.[\w-]{1,109}(?:\.ml)?|own\.[0-9a-f-]{36})$/,
  maxKept: 1_000,
  isValue(value): value is ShoppingTick {
    if (typeof value !== 'object' || value === null) return false;
    const { how, covered }: Partial<Record<keyof ShoppingTick, unknown>> = value;
    if (how !== 'bought' && how !== 'home') return false;
    if (typeof covered !== 'object' || covered === null || Array.isArray(covered)) return false;
    const amounts = Object.entries(covered);
    return (
      amounts.length <= MANY &&
      amounts.every(([tag, parts]) => TAG.test(tag) && Number.isSafeInteger(parts) && parts >= 0)
    );
  },
};

/** Returns the key of a food's row, whatever is wanted of it. Former releases stored its one tick under it. */
export function foodKey(foodId: string, unit: 'G' | 'ML'): string {
  return `food.${foodId}${unit === 'ML' ? '.ml' : ''}`;
}

const STATE = /__[0-9a-z]{1,7}(?=(?:\.ml)?$)/;

/** Returns the key of the tick for one state of a food's row. `state` is short, and the same on all her phones. */
export function tickKey(rowKey: string, state: string): string {
  return rowKey.replace(/(?=\.ml$)|(?<!\.ml)$/, `__${state}`);
}

/** The row that the tick is of. */
export function rowOfTick(key: string): string {
  return key.replace(STATE, '');
}

export function ownKey(id: string): string {
  return `own.${id}`;
}
