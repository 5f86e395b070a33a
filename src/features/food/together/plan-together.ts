/**
 * Lays dishes out backwards from the moment at which they must be ready. Her hands do one thing at a time; anything that goes on
 * by itself runs beside. If two dishes want her at once, one of them is got ready earlier and waits a while: after work of hands,
 * never after cooking, so that nothing is overdone. If the last steps of two dishes both want her, one comes right before the
 * other.
 */
export interface Part {
  /** Whole minutes. */
  minutes: number;
  isByHand: boolean;
}

export interface PlacedPart {
  /** Minutes before all is ready. */
  from: number;
  to: number;
}

/** Places the parts of each dish, which stay in order. Of equally good plans it returns the same one each time. */
export function planTogether(dishes: readonly (readonly Part[])[]): PlacedPart[][] {
  const plans = ordersOf(dishes.map((_dish, index) => index)).map((order) => layOut(dishes, order));
  return plans.reduce((best, plan) => (isBetter(costOf(plan), costOf(best)) ? plan : best), plans[0] ?? []);
}

/** The length of all of it, in minutes. */
export function lengthOf(plan: readonly (readonly PlacedPart[])[]): number {
  return Math.max(0, ...plan.flat().map(({ from }) => from));
}

/** Lays out the plan; of two dishes that need her at once, the one that `order` names first is nearer to the end. */
function layOut(dishes: readonly (readonly Part[])[], order: readonly number[]): PlacedPart[][] {
  const plan: PlacedPart[][] = dishes.map(() => []);
  const busy: PlacedPart[] = [];
  const reached = (dish: number) => plan[dish]?.[0]?.from ?? 0;
  const leftOf = (dish: number) => (dishes[dish]?.length ?? 0) - (plan[dish]?.length ?? 0);
  for (;;) {
    const [dish] = order
      .filter((each) => leftOf(each) > 0)
      .toSorted((one, other) => reached(one) - reached(other));
    if (dish === undefined) return plan;
    const part = dishes[dish]?.[leftOf(dish) - 1];
    if (!part) return plan;
    const to = part.isByHand ? firstFree(busy, reached(dish), part.minutes) : reached(dish);
    const placed = { from: to + part.minutes, to };
    if (part.isByHand) busy.push(placed);
    plan[dish]?.unshift(placed);
  }
}

/** The nearest to the end, from `at` back, at which her hands are free for so long. */
function firstFree(busy: readonly PlacedPart[], at: number, minutes: number): number {
  const others = busy.toSorted((one, other) => one.to - other.to);
  return others.reduce((to, other) => (to + minutes > other.to && to < other.from ? other.from : to), at);
}

/** The time between the ends of the dishes, the length of it all, and how long prepared food waits; in order of weight. */
function costOf(plan: readonly (readonly PlacedPart[])[]): readonly number[] {
  const apart = plan.reduce((sum, parts) => sum + (parts.at(-1)?.to ?? 0), 0);
  const stands = plan.reduce(
    (sum, parts) =>
      sum + parts.reduce((total, { to }, index) => total + to - (parts[index + 1]?.from ?? to), 0),
    0,
  );
  return [apart, lengthOf(plan), stands];
}

function isBetter(cost: readonly number[], than: readonly number[]): boolean {
  const differing = cost.findIndex((each, index) => each !== than[index]);
  return differing >= 0 && (cost[differing] ?? 0) < (than[differing] ?? 0);
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
