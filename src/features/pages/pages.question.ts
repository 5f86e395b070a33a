import { PageScreen_CmsDocument, type PageScreen_CmsQuery } from '../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

export type PageItem = NonNullable<PageScreen_CmsQuery['getCMS']>[number];

/** Everything staff wrote under a key, in order. */
export const pageQuestion = declareQuestion({
  document: PageScreen_CmsDocument,
  variables: (key: string) => ({ key }),
  answerOf: ({ getCMS }) => getCMS,
  async fromLibrary(library, { key, id }) {
    const pages = await library.get('pages', key);
    const asked = typeof id === 'string' ? pages?.filter((page) => page.id === id) : pages;
    return asked && asked.length > 0 ? { getCMS: asked } : undefined;
  },
});
