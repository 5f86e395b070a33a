import type { EntryOfKind } from '../../offline/entry.ts';
import { mayBeMended, type Outbox } from '../../offline/outbox.ts';
import { undoMs } from '../../ui/undo-time.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';

/** Whether the server cannot have the measurement, so that giving it up concerns this device alone. */
export function isUnsent({ entry }: ShownMeasurement): boolean {
  return entry?.kind === 'createMeasurement' && entry.answer === undefined && mayBeMended(entry);
}

/** Answers the held entry that can still be dropped to undo it; undefined when nothing has to be sent. */
export async function deleteMeasurement(
  outbox: Outbox,
  shown: ShownMeasurement,
): Promise<EntryOfKind<'deleteMeasurement'> | undefined> {
  const { entry, measurement } = shown;
  if (entry?.kind === 'createMeasurement' && mayBeMended(entry)) {
    const isDropped = await outbox.drop(entry);
    if (isDropped && isUnsent(shown)) return undefined;
  }
  // A deleted id never returns, so nothing is sent before she can no longer take it back.
  return outbox.add('deleteMeasurement', { id: measurement.id }, { holdMs: undoMs(), shown: measurement });
}
