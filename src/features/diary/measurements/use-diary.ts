import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { Entry } from '../../../offline/entry.ts';
import { useEntries } from '../../../offline/outbox-context.ts';
import { consentsWithEntries, hasConsent } from '../../../platform/consents/consents-with-entries.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { DIARY_CONSENTS, type Measurement } from './measurement.ts';
import { consentsQuestion } from '../../../platform/consents/consents.question.ts';
import { measurementsQuestion } from './measurements.question.ts';
import { measurementsWithEntries, type ShownMeasurement } from './measurements-with-entries.ts';

export interface Diary {
  /** Newest first, including waiting entries. */
  shown: readonly ShownMeasurement[];
  /** The reading of the server's part; waiting entries are there in any case. */
  reading: Reading<readonly Measurement[]>;
  /** Consents required before the next measurement or photo. */
  missingConsents: readonly ConsentKind[];
  /** When her profile last changed, if this device knows. */
  profileSeenAt: string | undefined;
  /** When she gave her consent to measurements, if this device knows. */
  measurementsConsentAt: string | undefined;
}

const NONE: readonly never[] = [];

export function useDiary(): Diary {
  const entries = useEntries();
  const reading = useQuestion(measurementsQuestion);
  const { answer: events = NONE } = reading;
  useRefetchAfterPhotos(entries, reading.retry);
  const { answer: profile } = useQuestion(consentsQuestion);
  const consents = profile?.consents;
  const shown = useMemo(() => measurementsWithEntries(events, entries), [events, entries]);
  const missingConsents = DIARY_CONSENTS.filter((kind) => {
    if (hasConsent(consents ?? [], entries, kind)) return false;
    // Until her profile is on this device, stored measurements prove that she has agreed.
    return (
      consents !== undefined || !events.some(({ photoUrl }) => kind === 'MEASUREMENTS' || photoUrl !== null)
    );
  });
  const measurementsConsentAt = consentsWithEntries(consents ?? [], entries).find(
    ({ consent }) => consent.kind === 'MEASUREMENTS',
  )?.consent.givenAt;
  return { shown, reading, missingConsents, profileSeenAt: profile?.updatedAt, measurementsConsentAt };
}

/** The server signs a photo's address only once it has the photo, which is after its response about the measurement. */
function useRefetchAfterPhotos(entries: readonly Entry[], refetch: () => void): void {
  const waiting = entries.filter(({ hasPhoto }) => hasPhoto).map(({ id }) => id);
  const key = waiting.join();
  const lastKey = useRef(key);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    const hasLeft = lastKey.current.split(',').some((id) => id !== '' && !key.includes(id));
    lastKey.current = key;
    if (hasLeft) refetchNow();
  }, [key]);
}
