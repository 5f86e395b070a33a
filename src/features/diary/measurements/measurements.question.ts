import { DiaryScreen_MeasurementsDocument } from '../../../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import { declareList } from '../../../reading/question.ts';
import type { Measurement } from './measurement.ts';

/** Her measurements, newest first. */
export const measurementsQuestion = declareList({
  document: DiaryScreen_MeasurementsDocument,
  variables: () => ({ limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getMyTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isMeasurement), nextToken: timeline.nextToken },
  readAhead: () => [[]],
});

function isMeasurement(event: { __typename: string }): event is Measurement {
  return event.__typename === 'MeasurementEvent';
}
