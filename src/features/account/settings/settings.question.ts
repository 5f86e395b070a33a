import {
  SettingsScreen_CalendarFeedDocument,
  SettingsScreen_ExportDocument,
  SettingsScreen_ProfileDocument,
} from '../../../../contract/documents.generated.ts';
import { declareQuestion } from '../../../reading/question.ts';

export const profileQuestion = declareQuestion({
  document: SettingsScreen_ProfileDocument,
  variables: () => ({}),
  answerOf: ({ getMyProfile }) => getMyProfile,
  readAhead: () => [[]],
});

/** The private address through which her phone's calendar follows ours; created on the first request. */
export const calendarFeedQuestion = declareQuestion({
  document: SettingsScreen_CalendarFeedDocument,
  variables: () => ({}),
  answerOf: ({ getMyCalendarFeed }) => getMyCalendarFeed,
  isPassing: true,
});

/** Everything that is stored about her, as JSON. */
export const exportQuestion = declareQuestion({
  document: SettingsScreen_ExportDocument,
  variables: () => ({}),
  answerOf: ({ exportMyData }) => exportMyData,
  isPassing: true,
});
