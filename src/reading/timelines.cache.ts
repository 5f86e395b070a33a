/**
 * Adds events to her own timelines in the cache, and removes them. The timelines are found by their arguments, so a month
 * that is on the device but not on the screen gets its new completion too.
 */
import type { Cache, Entity } from '@urql/exchange-graphcache';

type IsTimeline = (type: string) => boolean;
type KeyedEntity = { __typename: string; id: string };

export function addToTimelines(cache: Cache, isWanted: IsTimeline, entity: KeyedEntity): void {
  const key = cache.keyOfEntity(entity);
  for (const timeline of timelines(cache, isWanted)) {
    const events = eventKeys(cache, timeline);
    if (events && key && !events.includes(key)) cache.link(timeline, 'events', [key, ...events]);
  }
}

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
