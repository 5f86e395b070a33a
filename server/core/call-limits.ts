/**
 * All calls that the server answers, each with the limit of its own. Those without one are limited by what everybody may ask:
 * so much a minute from one network (web/address-limits.ts) and of one member (graphql/), and so much stored in a day. A test holds it to
 * the operations and routes that there are.
 */
import { CLOSED_MEDIA, OPEN_MEDIA } from '../../contract/media-paths.ts';
import { calendarFeedPath } from '../../contract/paths.ts';
import type { Mutation, Query } from './contract-types.generated.ts';

/** Of a minute each process counts its share, in memory; of an hour all count together, in the database (decision 011). */
export interface CallLimit {
  count: number;
  windowMs: number;
}

type Operation = Exclude<keyof Query | keyof Mutation, '__typename'>;

export const MINUTE_MS = 60_000;
const inMinute = (count: number): CallLimit => ({ count, windowMs: MINUTE_MS });
const inHour = (count: number): CallLimit => ({ count, windowMs: 60 * MINUTE_MS });
const USUAL = null;

/** Counted for the account, or for the network of a caller without one. */
export const OPERATION_LIMITS: Readonly<Record<Operation, CallLimit | null>> = {
  // Content, mostly answered from memory.
  getCMS: USUAL,
  getRecipe: USUAL,
  listRecipes: USUAL,
  // Compares all recipes with what a phone holds. A phone asks at each start, and every few hours.
  getContentDigest: inMinute(300),
  listMealPlan: USUAL,
  listMealPlanWeek: USUAL,
  listPlanContents: USUAL,
  getPublicTimeline: USUAL,
  getTraining: USUAL,
  listTrainings: USUAL,
  listLatestTrainings: USUAL,

  // Each asks the card service. Her subscriptions are read at every start of the app, and 26 times in the first minute in which a payment
  // is being confirmed: she may leave that open on four devices.
  listSubscriptions: inMinute(120),
  getStripeCheckoutId: inHour(60),
  getStripeCustomerPortal: inHour(60),
  previewPlanChange: inHour(120),
  changeSubscriptionPlan: inHour(30),
  cancelSubscription: inHour(30),
  resumeSubscription: inHour(30),
  withdrawFromContract: inHour(30),

  // Her own, a page at a time.
  getMyTimelineByType: USUAL,
  getMySessions: USUAL,
  hasCompletedTrainingOnDate: USUAL,
  getMyProfile: USUAL,
  getMyMarks: USUAL,
  exportMyData: inHour(20),
  deleteMyAccount: inHour(20),

  // Asked by staff.
  getPrivateTimelineByType: USUAL,
  adminListUsersByEmail: USUAL,
  getTrainingOwner: USUAL,
  getRecipeOwner: USUAL,

  // Addresses that open what is hers without an account. A list is long, and many of its readers may be behind one network.
  getMyCalendarFeed: USUAL,
  renewMyCalendarFeed: inHour(20),
  getMyShoppingLink: USUAL,
  getSharedShoppingList: inMinute(120),
  createShoppingLink: inHour(60),
  endShoppingLink: inHour(60),
  savePushDevice: inHour(120),
  endPushDevice: USUAL,

  // Kept and sent by phones, also much at once: what is stored in a day is limited.
  createMeasurement: USUAL,
  deleteMeasurement: USUAL,
  completeTraining: USUAL,
  uncompleteTraining: USUAL,
  saveSession: USUAL,
  deleteSession: USUAL,
  editMyProfile: USUAL,
  saveMarks: USUAL,
  giveConsent: USUAL,
  withdrawConsent: USUAL,
};

/** So much a minute, or so large a part of what one network may ask in all. Routes with one limit are counted together. */
export type NetworkLimit = { perMinute: number } | { part: number };

export interface RouteLimits {
  /** Counted before anything of the request is read. */
  network?: NetworkLimit;
  /** Counted by the route itself, which knows the member. */
  member?: CallLimit;
}

/** Each form leaves an object to look for and to remove, whether or not a picture follows. */
export const UPLOAD_FORMS_OF_MEMBER = inHour(60);
/** A calendar program asks a few times an hour, for each of her devices. A service that asks for many members has one network address. */
export const CALENDAR_READS_OF_MEMBER = inMinute(30);

const UPLOADS: NetworkLimit = { perMinute: 120 };
/** A sign-in's arithmetic and its looks into the database cost as much as twenty other requests. */
const IDENTITY: RouteLimits = { network: { part: 1 / 20 } };

/** By the pattern of its address, for any method. `:bucket` takes the place of the bucket's name. */
export const ROUTE_LIMITS: Readonly<Record<string, RouteLimits | null>> = {
  '/graphql': USUAL,
  '/erased/:id': USUAL,
  '/config.json': USUAL,
  '/healthz': USUAL,
  '/webhooks/stripe': USUAL,
  '/profile/upload': { network: UPLOADS, member: UPLOAD_FORMS_OF_MEMBER },
  [calendarFeedPath(':token(^[\\w-]{43})')]: { member: CALENDAR_READS_OF_MEMBER },

  // Nothing is looked up for them, and what they write is limited for all together.
  '/csp-reports': USUAL,
  '/phone-reports': USUAL,

  // Files.
  '/*': USUAL,
  '/': USUAL,
  '/robots.txt': USUAL,
  '/sitemap.xml': USUAL,
  [`${OPEN_MEDIA}*`]: USUAL,
  [`${OPEN_MEDIA}videos/:file(^.+\\.mp4\\.vtt$)`]: USUAL,
  [`${CLOSED_MEDIA}*`]: USUAL,
  [`${CLOSED_MEDIA}videos/:file(^.+\\.mp4\\.vtt$)`]: USUAL,

  // The embedded parts. Pictures are read below their bucket's address, and sent to itself.
  '/idp': IDENTITY,
  '/idp/': IDENTITY,
  '/idp/:poolId/.well-known/jwks.json': USUAL,
  '/objects/:bucket': { network: UPLOADS },
  '/objects/:bucket/': { network: UPLOADS },
  '/objects/:bucket/*': USUAL,
  '/objects/*': { network: UPLOADS },
  '/mailbox': USUAL,
  '/pay/pay.css': USUAL,
  '/pay/invoice/:id': USUAL,
  '/pay/checkout/:id(^\\w+$)': USUAL,
  '/pay/portal/:id(^\\w+$)': USUAL,
};

/** The key of a route's row. */
export function routeKey(pattern: string): string {
  return pattern.replace(/^(\/objects\/)[^/*]+/, '$1:bucket');
}
