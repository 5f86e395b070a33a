/** The plan as she sees it: what of which dish comes when, by the clock. */
import type { TogetherDone } from '../../../../contract/marks/together-done.mark.ts';
import {
  besideEachOther,
  type DishRow,
  longest,
  rowsOfDish,
  tagsOfRows,
  type TimedSteps,
} from './dish-rows.ts';
import { lengthOf, type PlacedPart, planTogether } from './plan-together.ts';

export const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;
/** Sooner, she is not late. */
const LATE_MS = 3 * MINUTE_MS;

export interface TimelineRow {
  /** Index among the plan's dishes. */
  dish: number;
  /** Index among the dish's rows. */
  place: number;
  /** Its name, independent of its place. */
  tag: string;
  row: DishRow;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
}

/** All rows by the clock, those of each dish in their order. */
export function timelineOf(dishes: readonly TimedSteps[], readyAt: number): TimelineRow[] {
  const rows = dishes.map(rowsOfDish);
  const plan = planTogether(rows.map(partsOf));
  const placed = rows.map((own, dish) => placesOf(own, plan[dish] ?? []));
  const all = rows.flatMap((own, dish) => {
    const tags = tagsOfRows(dishes[dish]?.steps ?? [], own);
    return own.map((row, place): TimelineRow => {
      const { from, to } = placed[dish]?.[place] ?? { from: 0, to: 0 };
      const [startsAt, endsAt] = [readyAt - from * MINUTE_MS, readyAt - to * MINUTE_MS];
      return { dish, place, tag: tags[place] ?? '', row, startsAt, endsAt };
    });
  });
  return all.toSorted((one, other) => one.startsAt - other.startsAt);
}

/** True if a row is done, by its words; a former release kept only the number of done rows. */
export function isRowDone({ place, tag }: TimelineRow, done: TogetherDone | undefined): boolean {
  if (!done) return false;
  return Array.isArray(done.tags) ? done.tags.includes(tag) : place < done.rows;
}

/** Returns the time from the first step until all is ready. */
export function togetherMs(dishes: readonly TimedSteps[]): number {
  return lengthOf(planTogether(dishes.map((dish) => partsOf(rowsOfDish(dish))))) * MINUTE_MS;
}

/** When they can be ready if she begins now, to five minutes. */
export function soonestReady(nowMs: number, lengthMs: number): number {
  return roundUp(nowMs + lengthMs, FIVE_MINUTES_MS);
}

/** Tonight's dinner, or the next half hour that she can reach. */
export function usualReady(nowMs: number, lengthMs: number, dinnerMs: number): number {
  return Math.max(dinnerMs, roundUp(nowMs + lengthMs, HALF_HOUR_MS));
}

/** The moment when all is ready if the row begins now and the rest keeps its distance; undefined while she is in time. */
export function readyIfNow(row: TimelineRow, readyAt: number, nowMs: number): number | undefined {
  const late = nowMs - row.startsAt;
  return late < LATE_MS ? undefined : readyAt + roundUp(late, MINUTE_MS);
}

/** Rows that go on at once are one part, as long as the longest of them. */
function partsOf(rows: readonly DishRow[]) {
  return besideEachOther(rows).map((group) => ({
    minutes: longest(group),
    isByHand: group[0]?.kind === 'step',
  }));
}

/** Returns the place of each row, from the places of the parts. */
function placesOf(rows: readonly DishRow[], parts: readonly PlacedPart[]): PlacedPart[] {
  return besideEachOther(rows).flatMap((group, index) => {
    const { from, to } = parts[index] ?? { from: 0, to: 0 };
    return group.map((row) => {
      const isToEnd = row.kind === 'timer' && row.start === 'to-end';
      return isToEnd ? { from: to + row.minutes, to } : { from, to: from - row.minutes };
    });
  });
}

function roundUp(ms: number, to: number): number {
  return Math.ceil(ms / to) * to;
}
