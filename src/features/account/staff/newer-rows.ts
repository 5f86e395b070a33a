import type { Page } from '../../../reading/question.ts';

/**
 * The rows that are known with those that have come before them; `fresh` are the first as they are now. Undefined if rows between
 * the two have not been read.
 */
export function withNewerRows<Item extends { id: string }>(
  known: Page<Item>,
  fresh: Page<Item>,
): Page<Item> | undefined {
  if (fresh.nextToken === null || known.items.length === 0) return fresh;
  const ids = new Set(fresh.items.map(({ id }) => id));
  const last = known.items.findLastIndex(({ id }) => ids.has(id));
  if (last === -1) return undefined;
  const rest = known.items.slice(last + 1);
  return { items: [...fresh.items, ...rest], nextToken: (rest.length > 0 ? known : fresh).nextToken };
}
