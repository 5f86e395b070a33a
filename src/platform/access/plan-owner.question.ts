/** The owner of a personal plan. It is another member's data, so no device keeps the answers. */
import {
  RecipeScreen_OwnerDocument,
  TrainingScreen_OwnerDocument,
} from '../../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

export const trainingOwnerQuestion = declareQuestion({
  document: TrainingScreen_OwnerDocument,
  variables: (id: string) => ({ id }),
  answerOf: ({ getTrainingOwner }) => getTrainingOwner,
  isPassing: true,
});

export const recipeOwnerQuestion = declareQuestion({
  document: RecipeScreen_OwnerDocument,
  variables: (id: string) => ({ id }),
  answerOf: ({ getRecipeOwner }) => getRecipeOwner,
  isPassing: true,
});
