/**
 * How graphcache keys things, and into which lists a settled entry goes. Lists are found by their arguments, so a
 * month that is on the device but not on the screen gets its new completion too.
 */
import type { Cache, CacheExchangeOpts, Entity } from '@urql/exchange-graphcache';
import { dayOf, monthOf } from '../../contract/moments.ts';

/** Raised whenever keys or updaters change, so that an older cache on the device is read afresh. */
export const CACHE_CONFIGURATION_VERSION = 1;

/** Keys to something private, and a copy of everything that would outlive what it was made of. */
export const PASSING_FIELDS: ReadonlySet<string> = new Set([
  'exportMyData',
  'getMyCalendarFeed',
  'getStripeCheckoutId',
  'getStripeCustomerPortal',
  'previewPlanChange',
]);

const embedded = () => null;

/**
 * Graphcache would take our `Subscription` (a paid one) for GraphQL's root of that name, and not keep it. There is no such
 * root here, so it is given a name that nothing has.
 */
const ROOTS = {
  __schema: {
    queryType: { name: 'Query' },
    mutationType: { name: 'Mutation' },
    subscriptionType: { name: 'NoSubscriptionRoot' },
  },
};

export const cacheConfiguration = {
  schema: ROOTS,
  keys: {
    CMSItem: ({ key, id }) => (typeof key === 'string' && typeof id === 'string' ? `${key}/${id}` : null),
    Consent: embedded,
    ContentCount: embedded,
    CreateMeasurementResult: embedded,
    EventOwner: embedded,
    PlanChangePreview: embedded,
    PlanContents: embedded,
    PlanContentsList: embedded,
    RecipeIngredient: embedded,
    RecipeList: embedded,
    SubscriptionChange: embedded,
    SubscriptionList: embedded,
    Timeline: embedded,
    TrainingList: embedded,
    UserList: embedded,
  },
  possibleTypes: { TimelineEvent: ['MeasurementEvent', 'CompletedTraining', 'PublicTraining'] },
  updates: {
    Mutation: {
      createMeasurement(answer, _args, cache) {
        const { createMeasurement } = answer as { createMeasurement?: { measurement?: { id: string } } };
        const id = createMeasurement?.measurement?.id;
        if (id) addToTimelines(cache, isMeasurements, { __typename: 'MeasurementEvent', id });
      },
      deleteMeasurement(_answer, args, cache) {
        removeFromTimelines(cache, isMeasurements, {
          __typename: 'MeasurementEvent',
          id: args['id'] as string,
        });
      },
      completeTraining(answer, _args, cache) {
        const { completeTraining } = answer as {
          completeTraining?: { id: string; eventDateTime: string; training: { id: string } };
        };
        if (!completeTraining) return;
        const { id, eventDateTime, training } = completeTraining;
        const entity = { __typename: 'CompletedTraining', id };
        addToTimelines(cache, isCompletionsOf(monthOf(eventDateTime)), entity);
        const question = { trainingId: training.id, date: dayOf(eventDateTime) };
        cache.link('Query', 'hasCompletedTrainingOnDate', question, entity);
      },
      uncompleteTraining(_answer, args, cache) {
        const id = args['id'] as string;
        const entity = { __typename: 'CompletedTraining', id };
        const shown = cache.resolve(entity, 'eventDateTime');
        // Another phone's completion of that day stays.
        if (args['eventDateTime'] && shown && shown !== args['eventDateTime']) return;
        removeFromTimelines(cache, isCompletionsOf(monthOf(id)), entity);
        const [date, trainingId] = id.split('_');
        if (date && trainingId) cache.link('Query', 'hasCompletedTrainingOnDate', { trainingId, date }, null);
      },
      withdrawConsent(_answer, _args, cache) {
        // Measurements, or their photos, are gone with it: read again, from the server.
        for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
          if (fieldName === 'getMyTimelineByType' && args?.['type'] === 'MEASUREMENT') {
            cache.invalidate('Query', fieldName, args);
          }
        }
      },
      withdrawFromContract(_answer, _args, cache) {
        cache.invalidate('Query', 'listSubscriptions');
      },
      // Their answer is the profile itself, which graphcache finds by its id.
      giveConsent() {},
      editMyProfile() {},
    },
  },
} satisfies Partial<CacheExchangeOpts>;

type IsTimeline = (type: string) => boolean;
type KeyedEntity = { __typename: string; id: string };

const isMeasurements: IsTimeline = (type) => type === 'MEASUREMENT';

function isCompletionsOf(month: string): IsTimeline {
  return (type) => type === 'COMPLETEDTRAINING' || type === `COMPLETEDTRAINING#${month}`;
}

/** The caller's own timelines of a type, first pages only: a new event is newer than what later pages hold. */
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

function addToTimelines(cache: Cache, isWanted: IsTimeline, entity: KeyedEntity): void {
  const key = cache.keyOfEntity(entity);
  for (const timeline of timelines(cache, isWanted)) {
    const events = eventKeys(cache, timeline);
    if (events && key && !events.includes(key)) cache.link(timeline, 'events', [key, ...events]);
  }
}

function removeFromTimelines(cache: Cache, isWanted: IsTimeline, entity: KeyedEntity): void {
  const key = cache.keyOfEntity(entity);
  for (const timeline of timelines(cache, isWanted)) {
    const events = eventKeys(cache, timeline)?.filter((event) => event !== key);
    if (events) cache.link(timeline, 'events', events);
  }
  cache.invalidate(entity);
}

/** Undefined where the list was never read. */
function eventKeys(cache: Cache, timeline: Entity): string[] | undefined {
  const events = cache.resolve(timeline, 'events');
  return Array.isArray(events) ? events.filter((event) => typeof event === 'string') : undefined;
}
