/** The days on which she ate a recipe, from the marks that say so. */
import { eatenOf } from '../../../../contract/marks/eaten.mark.ts';

/** Days by the recipe's id, the latest first; of the recipes the one she ate last comes first. */
export function eatenDays(keys: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const meals = [...keys].flatMap((key) => eatenOf(key) ?? []);
  meals.sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  const days = new Map<string, string[]>();
  for (const { recipeId, day } of meals) {
    const known = days.get(recipeId);
    if (known) known.push(day);
    else days.set(recipeId, [day]);
  }
  return days;
}
