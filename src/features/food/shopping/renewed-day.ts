import type { ShoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import type { MenuMeal } from '../menu/her-menu.ts';
import { canBeListed, daySource } from './listed-foods.ts';

/**
 * The day's foods as they would be listed now, for as many people. Undefined if they are the same in the same amounts, if not all
 * is known, or if they could not be listed.
 */
export function renewedDay(listed: ShoppingSource, meals: readonly MenuMeal[]): ShoppingSource | undefined {
  if (meals.length === 0 || meals.some(({ isUnread }) => isUnread)) return undefined;
  const now = daySource(meals, listed.count);
  return sameFood(now, listed) || !canBeListed(now) ? undefined : now;
}

/** Names and household measures may be written anew. */
function sameFood(...sources: readonly [ShoppingSource, ShoppingSource]): boolean {
  const [one, other] = sources.map(({ foods }) =>
    foods
      .map(([id, , , unit, parts]) => `${id} ${unit} ${parts}`)
      .toSorted()
      .join(),
  );
  return one === other;
}
