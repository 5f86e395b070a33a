/** Paging through events, newest first: a page ends at a moment and an id, and the next begins after both. */
import type { PageTokens } from './page-tokens.ts';

export interface TimelinePosition {
  /** ISO, to the millisecond. */
  eventAt: string;
  id: string;
}

interface Positioned {
  id: string;
  eventAt: Date | null;
}

export function positionOf(
  scope: string,
  nextToken: string | null | undefined,
  tokens: PageTokens,
): TimelinePosition | null {
  if (nextToken === null || nextToken === undefined) return null;
  const [eventAt = '', id = ''] = tokens.open(scope, nextToken);
  return { eventAt, id };
}

export interface TimelineRows<Row> {
  rows: Row[];
  nextToken: string | null;
}

/** Reads one row more than asked, which tells whether there is a next page. */
export async function readTimelinePage<Row extends Positioned>(
  read: (count: number) => Promise<Row[]>,
  limit: number,
  scope: string,
  tokens: PageTokens,
): Promise<TimelineRows<Row>> {
  const found = await read(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit && last?.eventAt;
  return {
    rows,
    nextToken: hasMore && last?.eventAt ? tokens.seal(scope, [last.eventAt.toISOString(), last.id]) : null,
  };
}
