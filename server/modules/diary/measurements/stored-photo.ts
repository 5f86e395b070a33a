/** The place of a measurement's photo, as far as it is known. */
export interface StoredPhoto {
  memberId: string;
  measurementId: string;
  key: string;
  /** Null while it is not known whether it has arrived. */
  isPresent: boolean | null;
  offeredUntil: Date | null;
}
