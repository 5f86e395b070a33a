import type { MeasurementEvent } from '../../../core/contract-types.generated.ts';
import { figuresInUnits } from './measurement-figures.ts';
import type { MeasurementRow } from './measurements.repository.ts';
import type { StoredPhoto } from './stored-photo.ts';

/** The source of the contract's measurement: its photo's address is only made on request. */
export interface MeasurementEventSource extends Omit<MeasurementEvent, 'photoUrl'> {
  __typename: 'MeasurementEvent';
  /** Null when no upload was ever offered. */
  photo: StoredPhoto | null;
}

export function measurementEventOf(row: MeasurementRow): MeasurementEventSource {
  const { memberId, id, photoKey, isPhotoPresent, photoOfferedUntil } = row;
  const photo = { memberId, measurementId: id, isPresent: isPhotoPresent, offeredUntil: photoOfferedUntil };
  return {
    __typename: 'MeasurementEvent',
    id,
    eventDateTime: row.eventDateTime ?? '',
    ...figuresInUnits(row),
    photo: photoKey === null ? null : { ...photo, key: photoKey },
  };
}
