import { DiaryScreen_ProfileDocument } from '../../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

/** Her profile, which holds her consents. */
export const consentsQuestion = declareQuestion({
  document: DiaryScreen_ProfileDocument,
  variables: () => ({}),
  answerOf: ({ getMyProfile }) => getMyProfile,
});
