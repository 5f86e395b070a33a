import { FavouritesScreen_PublishedRecipesDocument } from '../../../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../../../contract/limits.ts';
import { declareQuestion } from '../../../reading/question.ts';

/**
 * Of the recipes with these ids those that are published now; of at most `LIST_LIMIT.max` of them. The list on the device may be
 * older than a heart that she gave on another phone.
 */
export const publishedRecipesQuestion = declareQuestion({
  document: FavouritesScreen_PublishedRecipesDocument,
  variables: (ids: readonly string[]) => ({ limit: LIST_LIMIT.max, ids: [...ids] }),
  answerOf: ({ listRecipes }) => listRecipes?.items,
});
