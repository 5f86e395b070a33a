/** The length of time that a chart shows. */
import { addDays, daysBetween } from '../../../contract/moments.ts';

export type TrendPeriod = 'month' | 'quarter' | 'year' | 'all';

/** Lengths in days; each period ends today. */
const LENGTHS = { month: 31, quarter: 92, year: 366 } as const;
const LIMITED = ['month', 'quarter', 'year'] as const;

/** Shortest first: those that leave something out, and all; none while there is nothing to leave out. */
export function periodsSince(firstDay: string, today: string): TrendPeriod[] {
  const age = daysBetween(firstDay, today);
  const shorter = LIMITED.filter((period) => age > LENGTHS[period]);
  return shorter.length > 0 ? [...shorter, 'all'] : [];
}

/** Returns the points of the period, in their order. */
export function pointsWithin<Point extends { day: string }>(
  points: readonly Point[],
  period: TrendPeriod,
  today: string,
): readonly Point[] {
  if (period === 'all') return points;
  const from = addDays(today, -LENGTHS[period]);
  return points.filter(({ day }) => day >= from);
}

/**
 * The period shown until she chooses: a year, in which single points can still be told apart; everything if that is less, or if
 * the year has nothing to compare.
 */
export function firstPeriod(points: readonly { day: string }[], today: string): TrendPeriod {
  const offered = periodsSince(points[0]?.day ?? today, today);
  return offered.includes('year') && pointsWithin(points, 'year', today).length > 1 ? 'year' : 'all';
}
