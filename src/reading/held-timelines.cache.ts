/**
 * Keeps all of a timeline within reach without a network. Each page is kept under the token that the one before it ends with, and
 * each new event moves all tokens: a first page that is read again leads to a page that the device does not have yet. So the
 * whole is held beside the pages, and the page that is missing is made of it until the service's own comes:
 *
 *   first page ──token──▶ page ──token──▶ (not here yet) the rest of what is held ──token──▶ what the device never had
 *
 * Pages to which nothing leads any longer are thrown away.
 */
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import { field } from '../contract/document-forms.ts';
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
  const { read, events, missing } = readOn(cache, pages);
  if (read.size === 0) return;
  const held = lists.find(({ fieldName }) => fieldName === HELD_FIELD);
  const rest = missing === null || !held ? [] : following(held.events, events);
  let leadsTo = missing;
  if (held && rest.length > 0) {
    leadsTo = nextTokenOf(cache, held);
    const page = { ...list, nextToken: missing };
    cache.link('Query', PAGE_FIELD, page, hold(cache, page, { events: rest, nextToken: leadsTo }));
    read.add(missing);
  }
  const whole = { events: [...events, ...rest], nextToken: leadsTo };
  cache.link('Query', HELD_FIELD, list, hold(cache, list, whole));
  if (missing !== null && rest.length === 0) return;
  // This one may be awaited by whoever began to read before the tokens moved.
  read.add(tokenOf(nextToken));
  for (const page of pages) if (!read.has(tokenOf(page.args['nextToken']))) forgetList(cache, page);
};

/** Reads from the first page on. `read` are the tokens of the pages that are there, null that of the first. */
function readOn(cache: Cache, pages: readonly EventList[]) {
  const read = new Set<string | null>();
  const events: string[] = [];
  let token: string | null = null;
  do {
    const page = pages.find(({ args }) => tokenOf(args['nextToken']) === token);
    if (!page || read.has(token)) return { read, events, missing: token };
    read.add(token);
    events.push(...page.events);
    token = nextTokenOf(cache, page);
  } while (token !== null);
  return { read, events, missing: token };
}

function nextTokenOf(cache: Cache, { entity }: EventList): string | null {
  return tokenOf(cache.resolve(entity, 'nextToken'));
}

function tokenOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** What comes after the last of `events` that is among the held, and is not among them. */
function following(held: readonly string[], events: readonly string[]): string[] {
  const here = new Set(events);
  const last = held.findLastIndex((event) => here.has(event));
  return held.slice(last + 1).filter((event) => !here.has(event));
}

function hold(cache: Cache, args: object, { events, nextToken }: Held) {
  const list = { __typename: HELD_TYPE, id: JSON.stringify(args) };
  cache.writeFragment(HELD_FRAGMENT, { ...list, nextToken });
  cache.link(list, 'events', [...events]);
  return list;
}
