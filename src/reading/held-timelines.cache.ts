/**
 * Keeps all of a timeline within reach without a network. Each page is kept under the token that the one before it ends with, and
 * each new event moves all tokens: a first page that is read again leads to a page that the device does not have yet. So the
 * whole is held beside the pages, and the missing page is made of it until the service's own comes:
 *
 *   first page ──token──▶ page ──token──▶ (not here yet) the rest of what is held ──token──▶ what the device never had
 *
 * A held event that is on no page is told apart by its moment, because the service gives them newest first. If it is newer than
 * the last event of the page that has just come, it is gone; otherwise it is among those that the page leads to. Its place among
 * the held says nothing: she logs past days, and corrects days.
 *
 * Pages to which nothing leads any longer are thrown away.
 */
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import { field } from '../../contract/document-forms.ts';
import { type EventList, eventLists, forgetList, HELD_FIELD, PAGE_FIELD } from './timelines.cache.ts';

interface Held {
  events: readonly string[];
  /** Leads to the first page that the device does not have; null if the timeline is whole. */
  nextToken: string | null;
}

/** A kind of its own, because graphcache keys no timeline. */
const HELD_TYPE = 'HeldTimeline';
const HELD_FRAGMENT = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Held' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: HELD_TYPE } },
      selectionSet: { kind: 'SelectionSet', selections: [field('nextToken')] },
    },
  ],
} as unknown as Parameters<Cache['writeFragment']>[0];

/** Follows each page that is written. */
export const holdTimeline: UpdateResolver = (_answer, { type, limit, nextToken, owner }, cache) => {
  if (typeof type !== 'string' || typeof limit !== 'number' || owner != null) return;
  const list = { limit, type };
  const lists = eventLists(cache, (each) => each === type).filter(({ args }) => args['limit'] === limit);
  const pages = lists.filter(({ fieldName }) => fieldName === PAGE_FIELD);
  const read = readOn(cache, pages);
  if (read.pages.length === 0) return;
  const held = lists.find(({ fieldName }) => fieldName === HELD_FIELD);
  const { near, far, missing } = divide(cache, read, held, tokenOf(nextToken));
  const tokens = new Set(near.map(tokenOfPage));
  let leadsTo = missing;
  if (held && missing !== null && far.length > 0) {
    leadsTo = read.missing === null ? null : nextTokenOf(cache, held);
    const page = { ...list, nextToken: missing };
    cache.link('Query', PAGE_FIELD, page, hold(cache, page, { events: far, nextToken: leadsTo }));
    tokens.add(missing);
  }
  const events = [...new Set([...eventsOf(near), ...far])];
  cache.link('Query', HELD_FIELD, list, hold(cache, list, { events, nextToken: leadsTo }));
  if (missing !== null && far.length === 0) return;
  // This one may be awaited by whoever began to read before the tokens moved.
  tokens.add(tokenOf(nextToken));
  for (const page of pages) if (!tokens.has(tokenOfPage(page))) forgetList(cache, page);
};

interface Read {
  /** The first and those to which it leads, as far as they are there. */
  pages: readonly EventList[];
  /** Leads to the first that is not; null if all are. */
  missing: string | null;
}

function readOn(cache: Cache, pages: readonly EventList[]): Read {
  const read: EventList[] = [];
  let token: string | null = null;
  do {
    const page = pages.find((each) => tokenOfPage(each) === token);
    if (!page || read.includes(page)) break;
    read.push(page);
    token = nextTokenOf(cache, page);
  } while (token !== null);
  return { pages: read, missing: token };
}

interface Divided {
  /** These pages stay. */
  near: readonly EventList[];
  /** The events after them, under the token `missing`. */
  far: readonly string[];
  missing: string | null;
}

/** Finds the place of held events that are on no page: everything after the page that has just been written is one with it. */
function divide(
  cache: Cache,
  { pages, missing }: Read,
  held: EventList | undefined,
  writtenToken: string | null,
): Divided {
  const written = pages.find((page) => tokenOfPage(page) === writtenToken);
  const end = written ? endOf(cache, written) : Infinity;
  const here = new Set(eventsOf(pages));
  const left = (held?.events ?? []).filter((event) => !here.has(event) && momentOf(cache, event) <= end);
  if (left.length === 0 || !written) return { near: pages, far: newestFirst(cache, left), missing };
  const near = pages.slice(0, pages.indexOf(written) + 1);
  const former = new Set(eventsOf(near));
  const far = [...eventsOf(pages), ...left].filter((event) => !former.has(event));
  return { near, far: newestFirst(cache, far), missing: nextTokenOf(cache, written) };
}

/** The earliest moment of which this page says all: ever if it is the last. */
function endOf(cache: Cache, page: EventList): number {
  if (nextTokenOf(cache, page) === null) return -Infinity;
  const last = page.events.at(-1);
  return last === undefined ? Infinity : momentOf(cache, last);
}

/** In epoch ms, because each moment has the offset of her place then; NaN if the device has no more than the event's key. */
function momentOf(cache: Cache, event: string): number {
  const moment = cache.resolve(event, 'eventDateTime');
  return typeof moment === 'string' ? Date.parse(moment) : NaN;
}

/** As the service has them. An event of which the device has only the key is left out: its whole page could not be read. */
function newestFirst(cache: Cache, events: readonly string[]): string[] {
  return events
    .map((event) => ({ event, at: momentOf(cache, event) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => other.at - one.at || (one.event < other.event ? 1 : -1))
    .map(({ event }) => event);
}

function eventsOf(pages: readonly EventList[]): string[] {
  return pages.flatMap(({ events }) => events);
}

function tokenOfPage({ args }: EventList): string | null {
  return tokenOf(args['nextToken']);
}

function nextTokenOf(cache: Cache, { entity }: EventList): string | null {
  return tokenOf(cache.resolve(entity, 'nextToken'));
}

function tokenOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function hold(cache: Cache, args: object, { events, nextToken }: Held) {
  const list = { __typename: HELD_TYPE, id: JSON.stringify(args) };
  cache.writeFragment(HELD_FRAGMENT, { ...list, nextToken });
  cache.link(list, 'events', [...events]);
  return list;
}
