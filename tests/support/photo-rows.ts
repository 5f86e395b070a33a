import { randomUUID } from 'node:crypto';
import type { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';

/** A measurement's row whose photo may have come until `offeredUntil`; `isPresent` is null while nobody has looked. */
export function photoRow(
  memberId: string,
  eventDateTime: string,
  { offeredUntil, isPresent }: { offeredUntil: Date; isPresent: boolean | null },
): typeof measurements.$inferInsert {
  return {
    memberId,
    id: randomUUID(),
    eventDateTime,
    eventAt: new Date(eventDateTime),
    weight: 700,
    photoKey: `measurements/${randomUUID()}`,
    photoOfferedUntil: offeredUntil,
    isPhotoPresent: isPresent,
  };
}
