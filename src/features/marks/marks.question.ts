import { Marks_SinceDocument } from '../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

/** What was stored after a page's cursor. The register keeps it (src/offline/mark-register.ts), and not the cache. */
export const marksQuestion = declareQuestion({
  document: Marks_SinceDocument,
  variables: (since: string | undefined) => (since === undefined ? {} : { since }),
  answerOf: ({ getMyMarks }) => getMyMarks,
  isPassing: true,
});
