import { type EntryOfKind, mayBeChanged } from '../../../offline/entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { undoMs } from '../../../ui/undo-time.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';

/** True if the server cannot have the measurement, so that dropping it concerns this device alone. */
export function isUnsent({ entry }: ShownMeasurement): boolean {
  return entry?.kind === 'createMeasurement' && entry.answer === undefined && mayBeChanged(entry);
}

/** Returns the held entry, which can be dropped to undo the deletion; undefined if nothing has to be sent. */
export async function deleteMeasurement(
  outbox: Outbox,
  shown: ShownMeasurement,
): Promise<EntryOfKind<'deleteMeasurement'> | undefined> {
  const { entry, measurement } = shown;
  // The deletion alone removes a stored one, with a photo that was refused: an undo leaves both in place.
  if (entry && isUnsent(shown) && (await outbox.dropTogether([entry]))) return undefined;
  // A deleted id can never be used again, so nothing is sent until it is too late to undo.
  const holdMs = undoMs({ isFinal: true });
  const { id, eventDateTime } = measurement;
  // Nothing that is under a consent: she may withdraw that while this waits.
  return outbox.add('deleteMeasurement', { id }, { holdMs, shown: { eventDateTime } });
}
