import type { RecipeCardFragment } from '../../../../contract/documents.generated.ts';
import { AvoidedNote } from './avoided-note.tsx';
import { useAvoidedSentence } from './use-avoided.ts';

/** The sentence about foods of the recipe that she does not eat, shown beside the recipe's facts. */
export function AvoidedInRecipe({ recipe }: { recipe: RecipeCardFragment }) {
  return <AvoidedNote sentence={useAvoidedSentence(recipe)} />;
}
