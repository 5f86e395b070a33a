/** The part of a file that is new to her diary. */
import { dayOf } from '../../../../contract/moments.ts';
import { FIGURES } from '../../../../contract/measurement-figures.ts';
import type { Figures, Measurement } from '../measurements/measurement.ts';
import { IMPORT_MAX_MEASUREMENTS } from './import-limits.ts';
import type { FoundMeasurement } from './interpret-file.ts';

export interface ImportPlan {
  /** Oldest first. */
  additions: readonly FoundMeasurement[];
  /** Measurements that the diary has: the same figures on the same day. */
  known: number;
  /** The number of measurements that repeat figures of one day within the file. */
  repeated: number;
  /** Older ones, beyond those that are added at once. */
  left: number;
}

/**
 * A figure that the day has with the same value is known, from any device or service: a scale often tells two of them. A figure
 * of the same instant is known too: its day differs if she was in another time zone. The rest of a measurement is added.
 */
export function planImport(
  found: readonly FoundMeasurement[],
  diary: readonly Measurement[],
  max = IMPORT_MAX_MEASUREMENTS,
): ImportPlan {
  const inDiary = new Set(diary.flatMap((measurement) => figureKeys(measurement.eventDateTime, measurement)));
  const inFile = new Set<string>();
  const added: FoundMeasurement[] = [];
  let [known, repeated] = [0, 0];
  const newestFirst = found
    .map((measurement) => ({ measurement, at: Date.parse(measurement.eventDateTime) }))
    .toSorted((one, other) => other.at - one.at);
  for (const { measurement } of newestFirst) {
    const { eventDateTime } = measurement;
    const unknown = without(measurement, inDiary);
    const fresh = without({ ...measurement, figures: unknown }, inFile);
    for (const key of figureKeys(eventDateTime, fresh)) inFile.add(key);
    if (Object.keys(unknown).length === 0) known += 1;
    else if (Object.keys(fresh).length === 0) repeated += 1;
    else added.push({ ...measurement, figures: fresh });
  }
  return {
    additions: added.slice(0, max).toReversed(),
    known,
    repeated,
    left: Math.max(0, added.length - max),
  };
}

type AnyFigures = { readonly [F in keyof Figures]?: number | null | undefined };

function figureKeys(eventDateTime: string, figures: AnyFigures): string[] {
  return FIGURES.flatMap((figure) => {
    const value = figures[figure];
    return value === null || value === undefined ? [] : keysOf(eventDateTime, figure, value);
  });
}

function without({ eventDateTime, figures }: FoundMeasurement, keys: ReadonlySet<string>): Figures {
  return Object.fromEntries(
    Object.entries(figures).filter(
      ([figure, value]) => !keysOf(eventDateTime, figure, value).some((key) => keys.has(key)),
    ),
  );
}

const keysOf = (eventDateTime: string, figure: string, value: number) =>
  [dayOf(eventDateTime), Date.parse(eventDateTime)].map((when) => `${when} ${figure} ${value}`);
