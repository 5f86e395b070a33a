import type { RecipeCardFragment } from '../../contract/documents.generated.ts';
import { AvoidedNote } from './avoided-note.tsx';
import { useAvoidedSentence } from './use-avoided.ts';

/** What of a recipe she does not eat, beside what tells of the recipe. */
export function AvoidedInRecipe({ recipe }: { recipe: RecipeCardFragment }) {
  return <AvoidedNote sentence={useAvoidedSentence(recipe)} />;
}
