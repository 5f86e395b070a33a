/** The contents of the measurement form while it is being filled in. */
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import { formatNumber } from '../../../language/numbers.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import type { FieldErrors, FormField } from './check-measurement.ts';
import { type Figure, FIGURES } from '../../../../contract/measurement-figures.ts';
import { measurementsText } from './measurements.text.ts';

export interface Draft {
  /** That of the measurement, from its first letter on. */
  id: string;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Undefined until she changes it: the form then uses the current time. */
  day?: string;
  time?: string;
  /** The id of its photo's file on this device. */
  photo?: string | undefined;
  consents: readonly ConsentKind[];
}

/** An empty draft, or the values of the entry being edited. */
export function draftOf(entry: EntryOfKind<'createMeasurement'> | undefined): Draft {
  if (!entry) return { id: crypto.randomUUID(), figures: {}, consents: [] };
  const { input } = entry.variables;
  const typed = FIGURES.flatMap((figure) => {
    const value = input[figure];
    return value === null || value === undefined ? [] : [[figure, formatNumber(value)]];
  });
  const figures: Draft['figures'] = Object.fromEntries(typed);
  const { id, eventDateTime } = input;
  return { id, figures, day: dayOf(eventDateTime), time: formatTime(eventDateTime), consents: [] };
}

/** A new measurement as the device remembers it, and its check when it is recalled. */
export const MEASUREMENT_DRAFT = 'measurement-draft';

export function isMeasurementDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id = '', figures, day, time, photo = '', consents }: Partial<Record<keyof Draft, unknown>> = value;
  return (
    typeof id === 'string' &&
    typeof figures === 'object' &&
    Object.values(figures ?? {}).every((typed) => typeof typed === 'string') &&
    typeof day === 'string' &&
    typeof time === 'string' &&
    typeof photo === 'string' &&
    Array.isArray(consents)
  );
}

/** The id of a field's control, which is focused when it is wrong. */
export const fieldId = (field: FormField): string => `measurement-${field}`;

export function consentField(kind: ConsentKind): 'photoConsent' | 'measureConsent' {
  return kind === 'PHOTOS' ? 'photoConsent' : 'measureConsent';
}

/** Returns a sentence for each requested consent that is not ticked. */
export function consentErrors(asked: readonly ConsentKind[], given: readonly ConsentKind[]): FieldErrors {
  const errors: FieldErrors = {};
  if (asked.includes('MEASUREMENTS') && !given.includes('MEASUREMENTS')) {
    errors.measureConsent = measurementsText.measureConsentMissing;
  }
  if (asked.includes('PHOTOS') && !given.includes('PHOTOS')) {
    errors.photoConsent = measurementsText.photoConsentMissing;
  }
  return errors;
}
