import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import { hasBegun, isEnded, isPaid } from '../../../../contract/subscription-status.ts';

/** True if it has not ended, paid or not. */
export function isLive(contract: Pick<SubscriptionDetailsFragment, 'status'>): boolean {
  return !isEnded(contract);
}

/** True if its plan can be changed in the app: debts are settled at the card service first. */
export function isChangeable(contract: Pick<SubscriptionDetailsFragment, 'status' | 'tier'>): boolean {
  return isPaid(contract) && contract.tier !== null;
}

/** When it ends, or goes on after its period. One that an earlier build kept says nothing else than its period. */
export function endOf({
  cancel_at: end,
  current_period_end: periodEnd,
}: Pick<SubscriptionDetailsFragment, 'cancel_at' | 'current_period_end'>): string {
  return end ?? periodEnd;
}

/** The price that she pays, which may differ from the plan's present price; the plan's, if an earlier build kept none. */
export function monthlyPriceOf({
  monthly_price_cents: price,
  tier,
}: Pick<SubscriptionDetailsFragment, 'monthly_price_cents' | 'tier'>): number | null {
  return price ?? (tier && SUBSCRIPTION_PLANS[tier].monthlyPriceCents);
}

/**
 * The contract whose card leads to her invoices: the one that has not ended, or else the latest that was ever paid for. `contracts`
 * are the newest first.
 */
export function contractWithInvoices<Contract extends Pick<SubscriptionDetailsFragment, 'status'>>(
  contracts: readonly Contract[],
): Contract | undefined {
  return contracts.find(isLive) ?? contracts.find(hasBegun);
}
