/** The aisles of a shop, in the order in which most Estonian shops lead through them. */

const GROUPS_BY_AISLE = {
  'fruit-vegetables': ['köögivili', 'ürdid', 'puuvili', 'marjad'],
  bread: ['leib'],
  meat: ['liha'],
  fish: ['kala', 'mereannid'],
  dairy: ['piim', 'muna'],
  plant: ['taimne'],
  dry: ['teravili', 'kaunvili'],
  nuts: ['pähklid', 'seemned', 'kuivatatud'],
  seasoning: ['õlid', 'maitse'],
} as const satisfies Record<string, readonly string[]>;

export type Aisle = keyof typeof GROUPS_BY_AISLE | 'other';

export const USUAL_ORDER = [...Object.keys(GROUPS_BY_AISLE), 'other'] as readonly Aisle[];

const AISLE_BY_GROUP: ReadonlyMap<string, Aisle> = new Map(
  (Object.entries(GROUPS_BY_AISLE) as [Aisle, readonly string[]][]).flatMap(([aisle, groups]) =>
    groups.map((group) => [group, aisle] as const),
  ),
);

/** A group that is not known, or of a food that a former release stored, is found elsewhere in the shop. */
export function aisleOf(group: string | null): Aisle {
  return AISLE_BY_GROUP.get(group ?? '') ?? 'other';
}

/** All aisles: first those that she has shown the order of, each other one after the one that it usually follows. */
export function aislesInOrder(learned: readonly string[] = []): Aisle[] {
  const order = learned.filter((aisle): aisle is Aisle => USUAL_ORDER.some((usual) => usual === aisle));
  for (const [place, aisle] of USUAL_ORDER.entries()) {
    if (order.includes(aisle)) continue;
    const before = USUAL_ORDER[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, aisle);
  }
  return order;
}
