/** Stripe as the service uses it: the same library and the same calls, whether Stripe itself or the stand-in answers. */
import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../contract/subscription-plans.ts';
import { SUBSCRIPTION_TIERS } from '../../contract/subscription-plans.ts';

export type PriceIds = Readonly<Record<SubscriptionTier, string>>;

export interface Payments {
  stripe: Stripe;
  /** The secret that signs webhooks. */
  webhookSecret: string;
  priceIds: PriceIds;
}

/** The tier of a price; null for one that is not sold here (any more). */
export function tierOfPrice(priceIds: PriceIds, priceId: string): SubscriptionTier | null {
  return SUBSCRIPTION_TIERS.find((tier) => priceIds[tier] === priceId) ?? null;
}
