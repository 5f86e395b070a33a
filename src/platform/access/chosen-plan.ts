import { paths } from '../../../contract/paths.ts';
import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '../../../contract/subscription-plans.ts';

/** Address of a plan's order, which survives signing up and shows that plan first. */
export function planAddress(tier: SubscriptionTier): string {
  return `${paths.subscription.to()}?plan=${tier}`;
}

/** The plan named in the address. */
export function chosenPlan(search: URLSearchParams): SubscriptionTier | undefined {
  return SUBSCRIPTION_TIERS.find((tier) => tier === search.get('plan'));
}
