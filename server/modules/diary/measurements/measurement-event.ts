import type { MeasurementEvent } from '../../../core/contract-types.generated.ts';

/** The place of a measurement's photo, as far as it is known. */
export interface StoredPhoto {
  memberId: string;
  measurementId: string;
  key: string;
  /** Null while it is not known whether it has arrived. */
  isPresent: boolean | null;
  offeredUntil: Date | null;
}

/** The source of the contract's measurement: its photo's address is only made on request. */
export interface MeasurementEventSource extends Omit<MeasurementEvent, 'photoUrl'> {
  __typename: 'MeasurementEvent';
  /** Null when no upload was ever offered. */
  photo: StoredPhoto | null;
}
