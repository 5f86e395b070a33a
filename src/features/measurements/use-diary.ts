import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import {
  type DiaryScreen_MeasurementsQuery,
  DiaryScreen_MeasurementsDocument,
  DiaryScreen_ProfileDocument,
} from '../../contract/documents.generated.ts';
import { CONSENT_KINDS, type ConsentKind } from '../../contract/enumerations.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import type { Entry } from '../../offline/entry.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import { hasConsent } from '../consents/consents-with-entries.ts';
import type { Reading } from '../../reading/reading.ts';
import { useTimeline } from '../../reading/use-timeline.ts';
import type { Measurement } from './measurement.ts';
import { measurementsWithEntries, type ShownMeasurement } from './measurements-with-entries.ts';

export interface Diary {
  /** Newest first, with what waits. */
  shown: readonly ShownMeasurement[];
  /** Of the server's part; what waits is there in any case. */
  reading: Reading;
  /** While there is no connection: when the server's part was last true (epoch ms), if this device knows. */
  asOf: number | undefined;
  /** What she has to agree to before the next measurement or photo. */
  missingConsents: readonly ConsentKind[];
  /** When her profile last changed, if this device knows. */
  profileSeenAt: string | undefined;
  retry: () => void;
}

/** The same as what is read ahead, so that the diary opens without a network before it was ever opened with one. */
const VARIABLES = { limit: CALENDAR_PAGE_LIMIT };

function pageOf(data: DiaryScreen_MeasurementsQuery) {
  const timeline = data.getMyTimelineByType;
  if (!timeline) return null;
  return { events: timeline.events.filter(isMeasurement), nextToken: timeline.nextToken };
}

function isMeasurement(event: { __typename: string }): event is Measurement {
  return event.__typename === 'MeasurementEvent';
}

export function useDiary(): Diary {
  const entries = useEntries();
  const { events, reading, asOf, retry } = useTimeline({
    query: DiaryScreen_MeasurementsDocument,
    name: 'diary',
    variables: VARIABLES,
    pageOf,
  });
  useRefetchAfterPhotos(entries, retry);
  const [profile] = useQuery({ query: DiaryScreen_ProfileDocument });
  const consents = profile.data?.getMyProfile?.consents;
  const shown = useMemo(() => measurementsWithEntries(events, entries), [events, entries]);
  const missingConsents = CONSENT_KINDS.filter((kind) => {
    if (hasConsent(consents ?? [], entries, kind)) return false;
    // While her profile is not on this device, what the server keeps of hers shows that she has agreed to it.
    return (
      consents !== undefined || !events.some(({ photoUrl }) => kind === 'MEASUREMENTS' || photoUrl !== null)
    );
  });
  const profileSeenAt = profile.data?.getMyProfile?.updatedAt;
  return { shown, reading, asOf, missingConsents, profileSeenAt, retry };
}

/** The server signs a photo's address only once it has the photo, which is after it answered the measurement. */
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
