import type { ShoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import type { MenuMeal } from '../mealplan/her-menu.ts';
import { canBeListed, daySource } from '../shopping/listed-foods.ts';

/**
 * What a listed day would put on the list now, for as many people. Undefined where that is the same food in the same amounts,
 * where not all of it is known, and where it could not be listed.
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
