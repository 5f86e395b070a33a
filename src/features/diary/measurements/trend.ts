/** A figure over time: its points and their moving average. */
import { dayOf } from '../../../../contract/moments.ts';
import { formatChangeWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { diary } from '../../../language/words.ts';
import { type Figure, unitOf } from '../../../../contract/measurement-figures.ts';
import type { TrendPoint } from '../../../platform/charts/trend-point.ts';
import { type Measurement, roundFigure } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';

/** A week of daily entries: enough to smooth out water and salt. */
export const AVERAGED_ENTRIES = 7;
const DAY_MS = 86_400_000;

/** Oldest first, although `measurements` are newest first as in lists. */
export function trendOf(measurements: readonly Measurement[], figure: Figure): TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const measurement of measurements.toReversed()) {
    const value = measurement[figure];
    if (value === null) continue;
    const recent = points.slice(1 - AVERAGED_ENTRIES).map((point) => point.value);
    const average = [...recent, value].reduce((sum, each) => sum + each, 0) / (recent.length + 1);
    const { id, eventDateTime } = measurement;
    points.push({ id, at: Date.parse(eventDateTime), day: dayOf(eventDateTime), value, average });
  }
  return points;
}

/** `8 nädalat`, „samal päeval“; in days up to two weeks, in months from half a year. */
export function formatSpan(ms: number): string {
  const days = daysIn(ms);
  if (days === 0) return measurementsText.sameDay;
  return days < 182 ? formatWeeks(ms) : formatCount(Math.round(days / 30.44), 'kuu');
}

/** `12 nädalat`; in days up to two weeks. */
export function formatWeeks(ms: number): string {
  const days = daysIn(ms);
  return days < 14 ? formatCount(days, 'päev') : formatCount(Math.round(days / 7), 'nädal');
}

function daysIn(ms: number): number {
  return Math.max(0, Math.round(ms / DAY_MS));
}

/** Returns the ms between two moments' days, in either order: an evening and the next morning are a day apart. */
export function msBetweenDays(one: string, other: string): number {
  return Math.abs(Date.parse(dayOf(other)) - Date.parse(dayOf(one)));
}

/** Returns the change from the first point to the last; 0 if there is only one. */
export function changeOf(points: readonly TrendPoint[]): number {
  return roundFigure((points.at(-1)?.value ?? 0) - (points[0]?.value ?? 0));
}

/** `−2,4 kg (8 nädalat)`, from the first point to the last. */
export function trendInWords(points: readonly TrendPoint[], figure: Figure): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return '';
  const change = changeOf(points);
  const words = change === 0 ? diary.noChange : formatChangeWithUnit(change, unitOf(figure));
  return `${words} (${formatSpan(msBetweenDays(first.day, last.day))})`;
}
