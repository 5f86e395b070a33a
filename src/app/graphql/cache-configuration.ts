/** Configures how graphcache keys objects, and the further changes of a mutation besides its own answer. */
import type { CacheExchangeOpts, Resolver } from '@urql/exchange-graphcache';
import { holdTimeline } from '../../reading/held-timelines.cache.ts';
import { addToEverything, forgetTimelines } from '../../reading/timelines.cache.ts';
import { queuedUpdates } from './queued-updates.ts';

/** Raised whenever keys or updaters change, so that an older cache on the device is read afresh. */
export const CACHE_CONFIGURATION_VERSION = 1;

/**
 * Root fields of questions that are asked again each time: their answers are a key to something private, or would be outlived, and
 * never reach the disk. A contract test compares the list with the questions.
 */
export const PASSING_FIELDS: ReadonlySet<string> = new Set([
  'exportMyData',
  'getMyCalendarFeed',
  'getMyMarks',
  'getMyShoppingLink',
  'getRecipeOwner',
  'getSharedShoppingList',
  'getStripeCheckoutId',
  'getStripeCustomerPortal',
  'getTrainingOwner',
  'previewPlanChange',
]);

const embedded = () => null;

/** A field which a cache has not that an earlier build filled: without a value its whole answer would count as missing. */
const orNull =
  (name: string): Resolver =>
  (parent) =>
    parent[name] ?? null;

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
    Drawing: embedded,
    DrawingLabel: embedded,
    DrawingShape: embedded,
    EventOwner: embedded,
    Mark: embedded,
    MarkPage: embedded,
    PerformedSet: embedded,
    SetFigures: embedded,
    PlanBlock: embedded,
    PlanChangePreview: embedded,
    PlanContents: embedded,
    PlanContentsList: embedded,
    PlanOwner: embedded,
    PlanSection: embedded,
    PlanStep: embedded,
    RecipeIngredient: embedded,
    RecipeList: embedded,
    SessionPlace: embedded,
    SharedMark: embedded,
    SharedShoppingList: embedded,
    ShoppingLink: embedded,
    StripeCheckout: embedded,
    SubscriptionChange: embedded,
    SubscriptionList: embedded,
    Timeline: embedded,
    TrainingList: embedded,
    UserList: embedded,
  },
  resolvers: {
    Recipe: { withdrawn: orNull('withdrawn') },
    Training: { withdrawn: orNull('withdrawn') },
    PerformedSet: { takenBack: orNull('takenBack') },
    SessionPlace: { exerciseId: orNull('exerciseId'), number: orNull('number') },
    Subscription: {
      cancel_at: orNull('cancel_at'),
      monthly_price_cents: orNull('monthly_price_cents'),
      withdrawn_at: orNull('withdrawn_at'),
    },
  },
  possibleTypes: {
    TimelineEvent: ['MeasurementEvent', 'CompletedTraining', 'PublicTraining', 'TrainingSession'],
  },
  updates: {
    Query: {
      getMyTimelineByType(...written) {
        addToEverything(...written);
        holdTimeline(...written);
      },
    },
    Mutation: {
      ...queuedUpdates,
      withdrawConsent(_answer, _args, cache) {
        // It erases measurements, their photos or her notes on trainings, so these are read again from the server.
        forgetTimelines(cache, (type) => /^(MEASUREMENT|SESSION)\b/.test(type));
      },
      withdrawFromContract(_answer, _args, cache) {
        cache.invalidate('Query', 'listSubscriptions');
      },
    },
  },
} satisfies Partial<CacheExchangeOpts>;
