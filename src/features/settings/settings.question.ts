import {
  SettingsScreen_CalendarFeedDocument,
  SettingsScreen_ExportDocument,
  SettingsScreen_ProfileDocument,
} from '../../contract/documents.generated.ts';
import { declareQuestion } from '../../reading/question.ts';

export const profileQuestion = declareQuestion({
  document: SettingsScreen_ProfileDocument,
  variables: () => ({}),
  answerOf: ({ getMyProfile }) => getMyProfile,
  readAhead: () => [[]],
});

/** The private address by which her phone's own calendar follows ours; made when it is first asked for. */
export const calendarFeedQuestion = declareQuestion({
  document: SettingsScreen_CalendarFeedDocument,
  variables: () => ({}),
  answerOf: ({ getMyCalendarFeed }) => getMyCalendarFeed,
  isPassing: true,
});

/** Everything that is kept about her, as JSON. */
export const exportQuestion = declareQuestion({
  document: SettingsScreen_ExportDocument,
  variables: () => ({}),
  answerOf: ({ exportMyData }) => exportMyData,
  isPassing: true,
});
