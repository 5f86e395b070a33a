/**
 * Adds events to her own timelines in the cache, and removes them. The timelines are found by their arguments, so a month
 * that is on the device but not on the screen gets its new completion too.
 */
import type { Cache, Entity, UpdateResolver } from '@urql/exchange-graphcache';

type IsTimeline = (type: string) => boolean;
type KeyedEntity = { __typename: string; id: string };

export function addToTimelines(
  cache: Cache,
  isWanted: IsTimeline,
  ...entities: readonly KeyedEntity[]
): void {
  const keys = entities.map((entity) => cache.keyOfEntity(entity)).filter((key) => key !== null);
  for (const timeline of timelines(cache, isWanted)) {
    const events = eventKeys(cache, timeline);
    const missing = keys.filter((key) => !events?.includes(key));
    if (events && missing.length > 0) cache.link(timeline, 'events', [...missing, ...events]);
  }
}

/**
 * Adds what a month's timeline brings to the one of everything, which may have been read before another phone stored it: without a
 * network she would see a training on her calendar and not find it where she goes on with it.
 */
export const addToEverything: UpdateResolver = (answer, { type, owner }, cache) => {
  if (typeof type !== 'string' || !type.includes('#') || owner != null) return;
  const timeline = answer['getMyTimelineByType'] as { events?: readonly KeyedEntity[] } | null | undefined;
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
  for (const timeline of timelines(cache, isWanted)) {
    const events = eventKeys(cache, timeline)?.filter((event) => event !== key);
    if (events) cache.link(timeline, 'events', events);
  }
}

/** Returns first pages only, because a new event is newer than anything on later pages. */
function timelines(cache: Cache, isWanted: IsTimeline): Entity[] {
  return cache
    .inspectFields('Query')
    .filter(({ fieldName, arguments: args }) => {
      if (fieldName !== 'getMyTimelineByType' || typeof args?.['type'] !== 'string') return false;
      return isWanted(args['type']) && args['owner'] == null && args['nextToken'] == null;
    })
    .map(({ fieldKey }) => cache.resolve('Query', fieldKey) as Entity)
    .filter(Boolean);
}

/** Returns undefined if the list was never read. */
function eventKeys(cache: Cache, timeline: Entity): string[] | undefined {
  const events = cache.resolve(timeline, 'events');
  return Array.isArray(events) ? events.filter((event) => typeof event === 'string') : undefined;
}
