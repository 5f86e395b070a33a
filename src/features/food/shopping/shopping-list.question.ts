import {
  SharedListScreen_ListDocument,
  type SharedListScreen_ListQuery,
  ShoppingScreen_LinkDocument,
} from '../../../../contract/documents.generated.ts';
import { declareQuestion } from '../../../reading/question.ts';

export type SharedList = NonNullable<SharedListScreen_ListQuery['getSharedShoppingList']>;

/** The link to her list: `link` is null if she shares none. */
export const shoppingLinkQuestion = declareQuestion({
  document: ShoppingScreen_LinkDocument,
  variables: () => ({}),
  answerOf: ({ getMyShoppingLink }) => ({ link: getMyShoppingLink }),
  isPassing: true,
});

/** The list behind a link, as it is now: `list` is null once the link has ended. */
export const sharedListQuestion = declareQuestion({
  document: SharedListScreen_ListDocument,
  variables: (token: string) => ({ token }),
  answerOf: ({ getSharedShoppingList }) => ({ list: getSharedShoppingList }),
  isPassing: true,
});
