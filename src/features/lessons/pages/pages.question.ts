import {
  type LibraryPageFragment,
  PageScreen_CmsDocument,
} from '../../../../contract/documents.generated.ts';
import { withoutNumber } from '../../../../contract/page-id.ts';
import { declareQuestion } from '../../../reading/question.ts';

export type PageItem = LibraryPageFragment;

/** Everything staff wrote under a key, in order. */
export const pageQuestion = declareQuestion({
  document: PageScreen_CmsDocument,
  variables: (key: string) => ({ key }),
  // A phone may have kept it from when ids began with a number. A program's is its file's whole name.
  answerOf: ({ getCMS }) =>
    getCMS?.map((page) => (page.key === 'program' ? page : { ...page, id: withoutNumber(page.id) })),
  async fromLibrary(library, { key, id }) {
    const pages = await library.get('pages', key);
    const asked = typeof id === 'string' ? pages?.filter((page) => page.id === id) : pages;
    if (!asked || asked.length === 0) return undefined;
    // A phone may have stored it before pages had drawings and tasks.
    return {
      getCMS: asked.map((page) => ({ ...page, task: page.task ?? null, drawing: page.drawing ?? null })),
    };
  },
});
