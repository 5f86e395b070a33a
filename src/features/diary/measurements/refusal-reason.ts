import { diary } from '../../../language/words.ts';
import type { Entry } from '../../../offline/entry.ts';
import { fieldReason, momentReason, wrongField } from '../../../platform/sync-status/refusal-words.ts';
import { unitOf } from '../../../../contract/measurement-figures.ts';
import { isFigure } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';

/** The reason why the server refused a measurement, if its code alone would say less. */
export function measurementReason(entry: Entry): string | undefined {
  if (entry.kind !== 'createMeasurement') return undefined;
  if (entry.refusal?.code === 'NOT_FOUND') return measurementsText.refusedGone;
  if (entry.refusal?.code === 'NOT_AUTHORIZED') return measurementsText.refusedWithoutConsent;
  const field = wrongField(entry);
  if (field === 'eventDateTime') return momentReason();
  if (field === 'withPhoto') return fieldReason(diary.photo);
  if (field === undefined || !isFigure(field)) return undefined;
  return fieldReason(diary[field], diary[`err.range.${unitOf(field)}`]);
}
