import { requireMember, requirePermission } from '../../../core/caller.ts';
import type { RequestContext } from '../../../context/context.ts';
import { noteLookUp } from '../../../context/look-ups.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { isMemberId } from '../../../core/uuid.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { ensureCustomer, openPortal, startCheckout } from './checkout.ts';
import { findCustomer } from './customers.repository.ts';
import { changePlan, previewPlanChange } from './plan-change.ts';
import { planContentsOf } from './plan-contents.ts';
import { cancelSubscription, resumeSubscription } from './subscription-end.ts';
import { SUBSCRIPTION_ID_MAX_LENGTH } from './subscription-id.ts';
import { readSubscriptionViews } from './subscription-views.ts';
import { withdrawByEmail, withdrawOwn } from './withdraw-from-contract.ts';

const PAGE_LENGTH = 20;

/** Returns whose subscriptions are requested: the caller's own or, for ADMIN, a named user's. */
async function askedMember(context: RequestContext, userId: string | null | undefined): Promise<string> {
  const { caller, services } = context;
  const { id } = requireMember(caller);
  if (userId === null || userId === undefined || userId === id) return id;
  requirePermission(caller, 'ADMIN');
  if (!isMemberId(userId)) throw new Failure('NOT_FOUND');
  noteLookUp(context, 'listSubscriptions', userId);
  if ((await services.identityAdmin.groupsOf(userId)) === null) throw new Failure('NOT_FOUND');
  return userId;
}

export const planQueries = {
  async listPlanContents(_parent, _arguments, { services }) {
    return planContentsOf(await services.content.current());
  },
} satisfies QueryResolvers;

export const subscriptionQueries = {
  async listSubscriptions(_parent, { userId, nextToken, status }, context) {
    const { billing, database, pageTokens } = context.services;
    const memberId = await askedMember(context, userId);
    const scope = `subscriptions:${requireMember(context.caller).id}:${memberId}:${status ?? 'all'}`;
    const after =
      nextToken === null || nextToken === undefined ? null : (pageTokens.open(scope, nextToken)[0] ?? null);
    const customer = await findCustomer(database, memberId);
    if (customer === null) return { items: [], nextToken: null };
    const asked = { customerId: customer.customerId, status: status ?? null, limit: PAGE_LENGTH, after };
    const { items, hasMore } = await readSubscriptionViews(billing, asked);
    const last = items.at(-1);
    return { items, nextToken: hasMore && last !== undefined ? pageTokens.seal(scope, [last.id]) : null };
  },

  getStripeCheckoutId(_parent, { tier }, { caller, services }) {
    return startCheckout(services.billing, requireMember(caller), tier);
  },

  async getStripeCustomerPortal(_parent, _arguments, { caller, services }) {
    const { customerId } = await ensureCustomer(services.billing, requireMember(caller));
    return (await openPortal(services.billing, customerId)).url;
  },

  previewPlanChange(_parent, { subscriptionId, tier }, { caller, services }) {
    return previewPlanChange(services.billing, requireMember(caller), subscriptionId, tier);
  },
} satisfies QueryResolvers;

export const subscriptionMutations = {
  changeSubscriptionPlan(_parent, { calculatedAt, ...order }, { caller, services, log }) {
    return changePlan(services.billing, log, requireMember(caller), {
      ...order,
      calculatedAt: new Date(calculatedAt),
    });
  },

  cancelSubscription(_parent, { id }, { caller, services, log }) {
    return cancelSubscription(services.billing, log, requireMember(caller), id);
  },

  resumeSubscription(_parent, { id }, { caller, services, log }) {
    return resumeSubscription(services.billing, log, requireMember(caller), id);
  },

  withdrawFromContract(_parent, { subscriptionId, email }, { caller, services, log }) {
    if (subscriptionId.length > SUBSCRIPTION_ID_MAX_LENGTH)
      throw badInput('subscriptionId', 'No contract has so long a number.');
    const { billing } = services;
    return caller.member === null
      ? withdrawByEmail(billing, log, subscriptionId, email ?? null)
      : withdrawOwn(billing, log, caller.member, subscriptionId, email ?? null);
  },
} satisfies MutationResolvers;
