/**
 * A source of her shopping list: a day of the menu for so many people, or a recipe in so many portions, with its foods as they
 * were then. A new menu changes nothing of it. Keyed by the source and the round of shopping.
 */
import { isDay } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';

/** Id, name, group in the table of foods, unit, amount in parts (src/features/food/shopping/parts.ts), household measure. */
export type ListedFood = readonly [
  id: string,
  name: string,
  group: string | null,
  unit: 'G' | 'ML' | 'TASTE',
  parts: number,
  measure: string | null,
];

export interface ShoppingSource {
  /** A recipe's name; absent for a day. */
  name?: string;
  /** People for a day, portions for a recipe. */
  count: number;
  foods: readonly ListedFood[];
}

const KEY = /^(?:day\.(?<day>\d{4}-\d{2}-\d{2})|recipe\.[\w-]{1,100})\.[1-9]\d{0,5}$/;
const MANY = 200;

export const shoppingSource: MarkKind<ShoppingSource> = {
  name: 'shopping-source',
  key: KEY,
  maxKept: 100,
  isValue(value): value is ShoppingSource {
    if (typeof value !== 'object' || value === null) return false;
    const { name, count, foods }: Partial<Record<keyof ShoppingSource, unknown>> = value;
    return (
      (name === undefined || typeof name === 'string') &&
      typeof count === 'number' &&
      count > 0 &&
      count <= MANY &&
      Array.isArray(foods) &&
      foods.length <= MANY &&
      foods.every(isFood)
    );
  },
};

function isFood(value: unknown): value is ListedFood {
  if (!Array.isArray(value) || value.length !== 6) return false;
  const [id, name, group, unit, parts, measure]: readonly unknown[] = value;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    isTextOrNull(group) &&
    (unit === 'G' || unit === 'ML' || unit === 'TASTE') &&
    Number.isSafeInteger(parts) &&
    Number(parts) >= 0 &&
    isTextOrNull(measure)
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/** `what` is a day or a recipe's id. */
export function sourceBase(kind: 'day' | 'recipe', what: string): string {
  return `${kind}.${what}`;
}

export function baseOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

export function roundOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('.') + 1));
}

/** The day that is listed; undefined for a recipe. */
export function dayListed(key: string): string | undefined {
  const day = baseOf(key).slice('day.'.length);
  return key.startsWith('day.') && isDay(day) ? day : undefined;
}
