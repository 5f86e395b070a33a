/** The plans: one list of prices for the page, the checkout and the receipts. */

export const SUBSCRIPTION_TIERS = ['BASIC', 'FOOD', 'PREMIUM', 'VIP'] as const;
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];

export interface SubscriptionPlan {
  name: string;
  /** Euro cents a month, with VAT. */
  monthlyPriceCents: number;
}

export const SUBSCRIPTION_PLANS: Readonly<Record<SubscriptionTier, SubscriptionPlan>> = {
  BASIC: { name: 'Treeningud', monthlyPriceCents: 1490 },
  FOOD: { name: 'Toitumine', monthlyPriceCents: 1290 },
  PREMIUM: { name: 'Premium', monthlyPriceCents: 1990 },
  VIP: { name: 'VIP', monthlyPriceCents: 3990 },
};

/** Estonian value added tax, which the prices contain. */
export const VAT_PERCENT = 24;

/** Days in which a consumer may withdraw at least; `withdrawal-deadline.ts` says which day is the last. */
export const WITHDRAWAL_DAYS = 14;
