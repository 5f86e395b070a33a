import type { EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';
import { undoMs } from '../../ui/undo-time.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';

/** Whether the server cannot have the measurement, so that dropping it concerns this device alone. */
export function isUnsent({ entry }: ShownMeasurement): boolean {
  return entry?.kind === 'createMeasurement' && entry.answer === undefined && mayBeChanged(entry);
}

/** Returns the held entry, which can be dropped to undo the deletion; undefined if nothing has to be sent. */
export async function deleteMeasurement(
  outbox: Outbox,
  shown: ShownMeasurement,
): Promise<EntryOfKind<'deleteMeasurement'> | undefined> {
  const { entry, measurement } = shown;
  if (entry?.kind === 'createMeasurement' && mayBeChanged(entry)) {
    const isDropped = await outbox.drop(entry);
    if (isDropped && isUnsent(shown)) return undefined;
  }
  // A deleted id can never be used again, so nothing is sent until it is too late to undo.
  return outbox.add('deleteMeasurement', { id: measurement.id }, { holdMs: undoMs(), shown: measurement });
}
