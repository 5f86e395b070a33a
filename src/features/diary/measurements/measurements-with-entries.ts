import type { Entry, EntryOfKind } from '../../../offline/entry.ts';
import { type Layers, layOver } from '../../../offline/lay-over.ts';
import { type EntryMark, markOf } from '../../../platform/sync-status/entry-mark.ts';
import type { Measurement } from './measurement.ts';

export interface ShownMeasurement {
  measurement: Measurement;
  mark?: EntryMark;
  /** The waiting or refused entry about this measurement. */
  entry?: Entry;
}

/**
 * The diary's measurements: the server's merged with the member's unsettled entries, newest first. A created one appears exactly
 * once, before and after the server lists it; a deleted one is gone, unless the server refused to delete it.
 */
export function measurementsWithEntries(
  server: readonly Measurement[],
  entries: readonly Entry[],
): ShownMeasurement[] {
  const shown = new Map(server.map((measurement) => [measurement.id, { measurement }]));
  return [...layOver<MeasurementKind, Shown>(shown, entries, measurementLayers).values()].sort(newestFirst);
}

type Shown = Map<string, ShownMeasurement>;
type MeasurementKind = 'createMeasurement' | 'deleteMeasurement';

export const measurementLayers: Layers<MeasurementKind, Shown> = {
  createMeasurement(shown, entry) {
    const { id } = entry.variables.input;
    const measurement = shown.get(id)?.measurement ?? measurementOfEntry(entry);
    return shown.set(id, { measurement, mark: markOf(entry), entry });
  },
  deleteMeasurement(shown, entry) {
    const { id } = entry.variables;
    const kept = shown.get(id);
    if (kept && entry.state === 'refused')
      return shown.set(id, { measurement: kept.measurement, mark: 'failed', entry });
    shown.delete(id);
    return shown;
  },
};

/** The server's version while only the photo waits, otherwise the typed figures. */
export function measurementOfEntry(entry: EntryOfKind<'createMeasurement'>): Measurement {
  const { input } = entry.variables;
  return (
    entry.answer?.measurement ?? {
      __typename: 'MeasurementEvent',
      id: input.id,
      eventDateTime: input.eventDateTime,
      weight: input.weight ?? null,
      hips: input.hips ?? null,
      chest: input.chest ?? null,
      waist: input.waist ?? null,
      leftThigh: input.leftThigh ?? null,
      rightThigh: input.rightThigh ?? null,
      photoUrl: null,
    }
  );
}

/** At the same moment the id decides, as on the server: so none changes its place when it is sent. */
function newestFirst(left: ShownMeasurement, right: ShownMeasurement): number {
  const byMoment = Date.parse(right.measurement.eventDateTime) - Date.parse(left.measurement.eventDateTime);
  if (byMoment !== 0) return byMoment;
  return left.measurement.id < right.measurement.id ? 1 : -1;
}
