import { Marks_SinceDocument } from '../../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

/** The marks stored after a page's cursor. The register keeps them (src/offline/mark-register.ts), and not the cache. */
export const marksQuestion = declareQuestion({
  document: Marks_SinceDocument,
  variables: (since: string | undefined) => (since === undefined ? {} : { since }),
  answerOf: ({ getMyMarks }) => getMyMarks,
  isPassing: true,
});
