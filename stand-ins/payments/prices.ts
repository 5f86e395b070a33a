import type { SubscriptionTier } from '../../contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_TIERS } from '../../contract/subscription-plans.ts';
import type { Price } from './stand-in-objects.ts';

export const STAND_IN_PRICE_IDS: Readonly<Record<SubscriptionTier, string>> = {
  BASIC: 'price_standin_basic_month',
  FOOD: 'price_standin_food_month',
  PREMIUM: 'price_standin_premium_month',
  VIP: 'price_standin_vip_month',
};

function priceOf(tier: SubscriptionTier): Price {
  return {
    id: STAND_IN_PRICE_IDS[tier],
    object: 'price',
    active: true,
    currency: 'eur',
    livemode: false,
    nickname: SUBSCRIPTION_PLANS[tier].name,
    product: `prod_standin_${tier.toLowerCase()}`,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: SUBSCRIPTION_PLANS[tier].monthlyPriceCents,
  };
}

/** The plans' prices, as they would be set up at Stripe. */
export function standInPrices(): ReadonlyMap<string, Price> {
  return new Map(SUBSCRIPTION_TIERS.map(priceOf).map((price) => [price.id, price]));
}
