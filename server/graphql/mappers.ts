/** What stands behind the contract's types where it is more than their fields. */
import type { MeasurementEvent, Training } from './resolver-types.generated.ts';

export interface TrainingSource extends Training {
  /** Asked for alone, a locked training's video is refused; in lists it is null. */
  refusesVideo?: boolean;
}

/** Where a measurement's photo lies, as far as it is known. */
export interface StoredPhoto {
  memberId: string;
  measurementId: string;
  key: string;
  /** Null while it is not known whether it has arrived. */
  isPresent: boolean | null;
  offeredUntil: Date | null;
}

export interface MeasurementEventSource extends Omit<MeasurementEvent, 'photoUrl'> {
  __typename: 'MeasurementEvent';
  /** Null when no upload was ever offered. */
  photo: StoredPhoto | null;
}
