/**
 * Adds events to her own timelines in the cache, and removes them. The timelines are found by their arguments, so a month
 * that is on the device but not on the screen gets its new completion too.
 */
import type { Cache, Entity, FieldInfo, UpdateResolver } from '@urql/exchange-graphcache';

/** A page of a timeline, as the service answers it. */
export const PAGE_FIELD = 'getMyTimelineByType';
/** The whole of a timeline (held-timelines.cache.ts). */
export const HELD_FIELD = 'heldTimeline';
const TIMELINE_FIELDS: ReadonlySet<string> = new Set([PAGE_FIELD, HELD_FIELD]);

type IsTimeline = (type: string) => boolean;
type KeyedEntity = { __typename: string; id: string };

export interface EventList {
  fieldName: string;
  type: string;
  args: NonNullable<FieldInfo['arguments']>;
  entity: Entity;
  /** Keys of its events. */
  events: readonly string[];
}

export function addToTimelines(
  cache: Cache,
  isWanted: IsTimeline,
  ...entities: readonly KeyedEntity[]
): void {
  const keys = entities.map((entity) => cache.keyOfEntity(entity)).filter((key) => key !== null);
  const lists = eventLists(cache, isWanted);
  for (const { type, args, entity, events } of lists) {
    // A new event is newer than anything on later pages.
    if (args['nextToken'] != null) continue;
    const further = lists.filter((list) => list.type === type && list.args['nextToken'] != null);
    const known = new Set([...events, ...further.flatMap((list) => list.events)]);
    const missing = keys.filter((key) => !known.has(key));
    if (missing.length > 0) cache.link(entity, 'events', [...missing, ...events]);
  }
}

/**
 * Adds a month's timeline to the one of everything, which may have been read before another phone stored an event. Otherwise,
 * without a network, she would see a training on her calendar and not find it on the screen that continues it.
 */
export const addToEverything: UpdateResolver = (answer, { type, owner }, cache) => {
  if (typeof type !== 'string' || !type.includes('#') || owner != null) return;
  const timeline = answer[PAGE_FIELD] as { events?: readonly KeyedEntity[] } | null | undefined;
  const [everything] = type.split('#');
  addToTimelines(cache, (each) => each === everything, ...(timeline?.events ?? []));
};

export function removeFromTimelines(cache: Cache, isWanted: IsTimeline, entity: KeyedEntity): void {
  leaveTimelines(cache, isWanted, entity);
  cache.invalidate(entity);
}

/** The event itself stays: other timelines hold it. */
export function leaveTimelines(cache: Cache, isWanted: IsTimeline, entity: KeyedEntity): void {
  const key = cache.keyOfEntity(entity);
  for (const list of eventLists(cache, isWanted)) {
    const events = list.events.filter((event) => event !== key);
    if (events.length < list.events.length) cache.link(list.entity, 'events', events);
  }
}

/** Takes whole timelines off the device, with their events: they are read again from the server. */
export function forgetTimelines(cache: Cache, isWanted: IsTimeline): void {
  for (const list of eventLists(cache, isWanted)) {
    for (const event of list.events) cache.invalidate(event);
    forgetList(cache, list);
  }
}

export function forgetList(cache: Cache, { fieldName, args, entity }: EventList): void {
  // Its own fields first: graphcache would leave them on the disk.
  cache.invalidate(entity);
  cache.invalidate('Query', fieldName, args);
}

/** Returns every page that was read, and the events held beside the pages. */
export function eventLists(cache: Cache, isWanted: IsTimeline): EventList[] {
  return cache.inspectFields('Query').flatMap(({ fieldName, fieldKey, arguments: args }) => {
    const type = TIMELINE_FIELDS.has(fieldName) && args?.['owner'] == null ? args?.['type'] : undefined;
    if (typeof type !== 'string' || !isWanted(type)) return [];
    const entity = cache.resolve('Query', fieldKey) as Entity;
    const events = entity ? cache.resolve(entity, 'events') : undefined;
    if (!Array.isArray(events)) return [];
    return {
      fieldName,
      type,
      args: args ?? {},
      entity,
      events: events.filter((event) => typeof event === 'string'),
    };
  });
}
