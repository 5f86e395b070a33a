/** Other members' data, requested through a client that stores nothing (src/app/graphql/unkept-client.ts). */
import {
  StaffScreen_CompletionsDocument,
  StaffScreen_SubscriptionsDocument,
  StaffScreen_UsersDocument,
} from '../../../../contract/documents.generated.ts';
import { declareList } from '../../../reading/question.ts';
import { isCompletion } from './completion.ts';

/** The members' completions of a day or a month, newest first. */
export const membersCompletionsQuestion = declareList({
  document: StaffScreen_CompletionsDocument,
  variables: (date: string) => ({ date, limit: 25 }),
  pageOf: ({ getPrivateTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isCompletion), nextToken: timeline.nextToken },
});

/** Members by the beginning of their email. */
export const membersQuestion = declareList({
  document: StaffScreen_UsersDocument,
  variables: (email: string) => ({ email, limit: 20 }),
  pageOf: ({ adminListUsersByEmail }) => adminListUsersByEmail,
});

/** A member's contracts, newest first. */
export const membersSubscriptionsQuestion = declareList({
  document: StaffScreen_SubscriptionsDocument,
  variables: (userId: string) => ({ userId }),
  pageOf: ({ listSubscriptions }) => listSubscriptions,
});
