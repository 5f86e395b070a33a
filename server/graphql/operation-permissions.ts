/**
 * The permission that each operation of the contract needs; a queued mutation's is in its record. The permission is checked
 * before the root resolver runs; the finer rules, which depend on an argument, are named beside it and kept by the resolver
 * itself.
 */
import type { MemberPermission } from '../../contract/permissions.ts';
import { QUEUED_MUTATIONS, type QueuedKind } from '../../contract/queued-mutations.ts';
import { requireMember, requirePermission } from '../core/caller.ts';
import type { RequestContext } from '../context/context.ts';
import { Failure } from '../core/failures.ts';
import type { MutationResolvers, QueryResolvers } from '../context/resolver-types.generated.ts';

export type Need = 'ANYONE' | MemberPermission;

export const QUERY_PERMISSIONS: Readonly<Record<keyof QueryResolvers, Need>> = {
  /** A key `nutrition.*` needs FOOD. */
  getCMS: 'ANYONE',
  /** `steps` and `ingredients` are null if the recipe's access level is closed to the caller. */
  getRecipe: 'ANYONE',
  listRecipes: 'ANYONE',
  getContentDigest: 'ANYONE',
  listMealPlan: 'FOOD',
  listMealPlanWeek: 'FOOD',
  /** Another `userId` needs ADMIN. */
  listSubscriptions: 'AUTHENTICATED',
  getStripeCheckoutId: 'AUTHENTICATED',
  getStripeCustomerPortal: 'AUTHENTICATED',
  listPlanContents: 'ANYONE',
  /** Only for her own subscription. */
  previewPlanChange: 'AUTHENTICATED',
  /** Another `owner` needs TRAINER, for completions; nobody may for measurements and sessions. */
  getMyTimelineByType: 'AUTHENTICATED',
  getMySessions: 'AUTHENTICATED',
  /** `liveUrl` is null if the training is closed to the caller. */
  getPublicTimeline: 'ANYONE',
  getPrivateTimelineByType: 'TRAINER',
  /** `video` is refused if the training is closed to the caller. */
  getTraining: 'ANYONE',
  listTrainings: 'ANYONE',
  listLatestTrainings: 'ANYONE',
  hasCompletedTrainingOnDate: 'AUTHENTICATED',
  getMyProfile: 'AUTHENTICATED',
  adminListUsersByEmail: 'ADMIN',
  getTrainingOwner: 'TRAINER',
  getRecipeOwner: 'TRAINER',
  exportMyData: 'AUTHENTICATED',
  getMyCalendarFeed: 'AUTHENTICATED',
  getMyMarks: 'AUTHENTICATED',
  getMyShoppingLink: 'AUTHENTICATED',
  /** The token in the link is what it needs. */
  getSharedShoppingList: 'ANYONE',
};

const queuedPermissions = Object.fromEntries(
  Object.entries(QUEUED_MUTATIONS).map(([kind, { permission }]) => [kind, permission]),
) as Record<QueuedKind, MemberPermission>;

export const MUTATION_PERMISSIONS: Readonly<Record<keyof MutationResolvers, Need>> = {
  ...queuedPermissions,
  withdrawConsent: 'AUTHENTICATED',
  /** These three, of her own subscription alone. */
  changeSubscriptionPlan: 'AUTHENTICATED',
  cancelSubscription: 'AUTHENTICATED',
  resumeSubscription: 'AUTHENTICATED',
  /** Without `email` it needs AUTHENTICATED. */
  withdrawFromContract: 'ANYONE',
  createShoppingLink: 'AUTHENTICATED',
  endShoppingLink: 'AUTHENTICATED',
  savePushDevice: 'AUTHENTICATED',
  endPushDevice: 'AUTHENTICATED',
  renewMyCalendarFeed: 'AUTHENTICATED',
  deleteMyAccount: 'AUTHENTICATED',
};

/** NOT_AUTHORIZED for a caller who may not, one erased earlier in the same document among them. */
export function requireNeed({ caller, services }: RequestContext, need: Need): void {
  if (caller.member !== null && services.erasedMembers.has(caller.member.id))
    throw new Failure('NOT_AUTHORIZED');
  if (need === 'AUTHENTICATED') requireMember(caller);
  else if (need !== 'ANYONE') requirePermission(caller, need);
}
