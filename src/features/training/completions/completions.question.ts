import {
  CalendarScreen_CompletionsDocument,
  type CompletedTrainingCardFragment,
  ProgramsScreen_CompletionsDocument,
  TrainingScreen_CompletionDocument,
} from '../../../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import { addMonths, monthOf } from '../../../../contract/moments.ts';
import { declareList, declareQuestion } from '../../../reading/question.ts';

/** Her completions of a month (`2026-11`), newest first. */
export const monthsCompletionsQuestion = declareList({
  document: CalendarScreen_CompletionsDocument,
  variables: (month: string) => ({ type: `COMPLETEDTRAINING#${month}`, limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getMyTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isCompletion), nextToken: timeline.nextToken },
  readAhead: (today) => [[monthOf(today)], [addMonths(monthOf(today), -1)]],
});

/** Everything she has ever done, newest first. */
export const completionsQuestion = declareList({
  document: ProgramsScreen_CompletionsDocument,
  variables: () => ({ limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getMyTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isCompletion), nextToken: timeline.nextToken },
  readAhead: () => [[]],
});

export const completionQuestion = declareQuestion({
  document: TrainingScreen_CompletionDocument,
  variables: (trainingId: string, date: string) => ({ trainingId, date }),
  answerOf: ({ hasCompletedTrainingOnDate }) => hasCompletedTrainingOnDate,
});

function isCompletion(event: { __typename: string }): event is CompletedTrainingCardFragment {
  return event.__typename === 'CompletedTraining';
}
