import type { LibraryDatabase } from '../../../library/library-database.ts';
import { byName, type Kitchen, readKitchen } from '../pantry/kitchen.ts';
import { readSubstitutes } from '../substitutes/use-substitutes.ts';

/** Everything that one of her dishes can hold: the foods of the recipes, and those that may take their place. */
export async function readAvoidable(library: LibraryDatabase): Promise<Kitchen> {
  const [kitchen, substitutes] = await Promise.all([readKitchen(library), readSubstitutes(library)]);
  const others = substitutes.foods.map(({ id, name_EE: name, group_EE: group }) => ({ id, name, group }));
  return { ...kitchen, foods: byName([...others, ...kitchen.foods.values()]) };
}
