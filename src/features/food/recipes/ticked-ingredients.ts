/** Ticks are kept by the place of an ingredient in its list, and so with a tag of that list, which staff may change. */
import type { Cooking } from '../../../../contract/marks/cooking.mark.ts';
import { tagOf } from '../../../platform/marks/tag.ts';

export interface TaggedIngredient {
  amount: number | null;
  unit: string;
  ingredient: { id: string };
}

/** Returns the same tag as long as the foods, their amounts and their order stay. */
export function ingredientsTag(ingredients: readonly TaggedIngredient[]): string {
  const text = ingredients.map(({ ingredient, amount, unit }) => `${ingredient.id} ${amount} ${unit}`).join();
  return tagOf(text);
}

/** The first tick of this list ends the ticks of another one. */
export function withTick(
  cooking: Cooking,
  tag: string,
  { place, isTicked }: { place: number; isTicked: boolean },
): Cooking {
  const { tickedOf = tag, ...kept } = cooking;
  const others = tickedOf === tag ? kept.ticked.filter((other) => other !== place) : [];
  const ticked = isTicked ? [...others, place] : others;
  return ticked.length === 0 ? { ...kept, ticked } : { ...kept, ticked, tickedOf: tag };
}
