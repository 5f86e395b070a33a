/** Her way through the shop, as her ticks show it. */
import { type Aisle, aislesInOrder } from './aisles.ts';

export interface TickedAt {
  aisle: Aisle;
  /** Epoch ms. */
  at: number;
}

/** Ticks further apart than this were no one trip. */
const TRIP_MS = 3 * 60 * 60 * 1000;

/**
 * The aisles of her last trip, in the order in which she was there. The middle tick of each aisle counts, so that one thing that
 * she went back for moves nothing. They share the places that they had; the other aisles keep theirs.
 */
export function learnedOrder(former: readonly string[] | undefined, ticks: readonly TickedAt[]): Aisle[] {
  const order = aislesInOrder(former);
  const last = Math.max(...ticks.map(({ at }) => at));
  const times = new Map<Aisle, number[]>();
  for (const { aisle, at } of ticks) {
    if (last - at <= TRIP_MS) times.set(aisle, [...(times.get(aisle) ?? []), at]);
  }
  const visited = [...times]
    .map(([aisle, each]) => ({ aisle, at: middleOf(each) }))
    .sort((left, right) => left.at - right.at)
    .map(({ aisle }) => aisle);
  return order.map((aisle) => (times.has(aisle) ? (visited.shift() ?? aisle) : aisle));
}

function middleOf(times: readonly number[]): number {
  const inOrder = [...times].sort((left, right) => left - right);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0;
}
